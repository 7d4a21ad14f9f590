/** "plumbers", "home builders", "HVAC technicians": as a heading is written in the middle of a sentence. */
export function inSentence(plural: string): string {
  return plural.replace(/(?<!\p{L})\p{Lu}(?!\p{Lu})/gu, (initial) => initial.toLowerCase());
}

/** "Plumbers and roofers", "HVAC technicians": as a heading begins with them. */
export function listedFirst(plurals: readonly string[]): string {
  return listed(plurals.map((plural, index) => (index === 0 ? plural : inSentence(plural))));
}

/** A sentence that ends with a name: "About Copper Kettle Ltd." has its full stop already. */
export function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** "plumbers, electricians and roofers". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
