/** Some questions of the FAQ, in its own words: a test compares them. */
export const FAQ_TEASER: { id: string; question: string }[] = [
  { id: 'no-hot-water', question: 'Why do I have no hot water?' },
  { id: 'breaker-keeps-tripping', question: 'Why does my breaker keep tripping?' },
  { id: 'furnace-wont-start', question: 'Why won’t my furnace turn on?' },
  { id: 'smoke-alarm-chirping', question: 'Why does my smoke alarm keep chirping?' },
];
