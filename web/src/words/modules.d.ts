declare module 'texts:en' {
  const texts: string;
  export default texts;
}
declare module 'texts:pl' {
  const texts: string;
  export default texts;
}
declare module 'texts:fr' {
  const texts: string;
  export default texts;
}
declare module 'texts:en/later' {
  const texts: string;
  export default texts;
}
declare module 'texts:pl/later' {
  const texts: string;
  export default texts;
}
declare module 'texts:fr/later' {
  const texts: string;
  export default texts;
}
