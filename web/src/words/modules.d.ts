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
