/** "plumbers", "HVAC technicians": as a heading is written in the middle of a sentence. */
export function inSentence(plural: string): string {
  return /^\p{Lu}\p{Lu}/u.test(plural) ? plural : plural.charAt(0).toLowerCase() + plural.slice(1);
}

/** A sentence that ends with a name: "About Copper Kettle Ltd." has its full stop already. */
export function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** "plumbers, electricians and roofers". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
