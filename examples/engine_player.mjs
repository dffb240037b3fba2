// The same player in JavaScript: TERRARIUM_PROGRAMS=examples/programs.toml terrarium arena planet --bots chooser-js,random
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.say === "bye") break;
  if (message.say !== "turn") continue;
  const first = message.words.reduce((best, words, place) => (words < message.words[best] ? place : best), 0);
  console.log(JSON.stringify({ do: "play", action: message.legal[first] }));
}
