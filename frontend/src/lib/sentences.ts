/** A plural for the middle of a sentence: "plumbers", "home builders", "HVAC technicians". */
export function midSentence(plural: string): string {
  return plural.replace(/(?<!\p{L})\p{Lu}(?!\p{Lu})/gu, (initial) => initial.toLowerCase());
}

/** A list of plurals for the start of a heading: "Plumbers and roofers", "HVAC technicians". */
export function joinedHeading(plurals: readonly string[]): string {
  return joinedList(plurals.map((plural, index) => (index === 0 ? plural : midSentence(plural))));
}

/** Adds a full stop, unless the sentence ends with one, as in "About Copper Kettle Ltd." */
export function withFullStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Joins words to a list: "plumbers, electricians and roofers". */
export function joinedList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
