import type { TextPage } from '../text-facts.js';
import { line, short, title } from './plain-line.js';

/** Words that all guides and articles share. */
export const guideWords = {
  title: 'Words of all guides and articles',
  address: null,
  texts: {
    hub: line('In the path above it', 'Home Jobs Guide', { most: 60 }),
    back: short('Link above it', 'Back to Home Jobs Guide'),
    emergency: line('Link to the emergency page', 'Is it dangerous right now? Emergency help', { most: 120 }),
    gas: short('Its part on gas', 'Smell of gas'),
    carbonMonoxide: short('Its part on carbon monoxide', 'Carbon monoxide alarm'),
    chimneyFire: short('Its part on chimneys', 'Chimney fire'),
    electrical: short('Its part on electricity', 'Sparks or shock'),
    water: short('Its part on water', 'Burst pipe or flood'),
    noHeat: short('Its part on heating', 'No heat in winter'),
    inShort: line('Time, cost and difficulty, for screen readers', 'In short', { most: 60 }),
    about: line('Labels of articles, for screen readers', 'About this guide', { most: 60 }),
    step: line('Title of a step that has none, in articles', 'Step {number}', {
      most: 60,
      placeholders: ['number'],
      examples: { number: '3' },
    }),
    stored: line('An article that was kept in a browser: description', '{article}: an article stored only in this browser.', {
      placeholders: ['article'],
      examples: { article: 'A drip under the sink' },
    }),
    storedEmpty: line('An article that was kept in a browser: without its text', 'The text of this article is not stored in this browser.'),
    storedNote: line(
      'An article that was kept in a browser: at its end',
      'Stored only in this browser[, since {date}]. It is not published on this site.',
      { placeholders: ['date'], examples: { date: '20 Nov 2026' } },
    ),
    difficulty: line('Difficulty', 'Difficulty', { most: 60 }),
    tools: title('Title of the tools', 'Tools'),
    parts: title('Title of the parts, in articles', 'Parts and materials'),
    print: short('Button that prints', 'Print this guide'),
    disclaimerTitle: title('Title of the disclaimer, in articles', 'Disclaimer'),
    disclaimer: line(
      'Disclaimer of articles that have none of their own',
      'This guide is for general information, written in good faith; your home may differ. Stop when you are not sure, and ask a licensed professional.',
      { most: 500 },
    ),
    expert: line('Label of articles', 'Expert Guide', { most: 40 }),
    safety: line('Second label of articles', 'Safety First', { most: 40 }),
    readingTime: line('Reading time of articles, if it is not computed', '5 min read', {
      most: 40,
      help: 'Whether it is computed is chosen in the settings of articles.',
    }),
    computedTime: line('Reading time of articles, if it is', '{minutes} min read', {
      most: 40,
      placeholders: ['minutes'],
      needed: ['minutes'],
      examples: { minutes: '7' },
    }),
    beforeTitle: title('Before you call: title, in articles', 'Before you call'),
    stepsTitle: title('Steps: title, in articles', 'Step by step'),
    tips: line('Tips, for screen readers', 'Tips', { most: 60 }),
    findNear: line('Steps that one should not do: button', 'Find {trade} near you', {
      most: 60,
      placeholders: ['trade'],
      examples: { trade: 'plumbers' },
    }),
    callTitle: title('When to call: title, in articles', 'When to call a professional'),
    conclusionTitle: title('Conclusion: title, in articles', 'Conclusion'),
    closingTitle: title('At the end: title', 'Rather have it done?'),
    closingText: line('At the end: text', 'Someone near you does this every day. You call them directly, with no fee.'),
    find: short('At the end: button to the search', 'Find professionals'),
    findLocal: line('At the end: button to the search, where a trade is known', 'Find local {trade}', {
      most: 60,
      placeholders: ['trade'],
      examples: { trade: 'plumbers' },
    }),
    more: short('At the end: button to other guides', 'More Repair Guides'),
    relatedTitle: title('Title of what is related, in articles', 'Related guides'),
    published: line('When it was written', 'Published on {date}.', {
      most: 120,
      placeholders: ['date'],
      examples: { date: '20 Nov 2026' },
    }),
    publishedEdited: line('When it was written and edited', 'Published on {date}, last edited on {edited}.', {
      most: 160,
      placeholders: ['date', 'edited'],
      examples: { date: '20 Nov 2026', edited: '22 Nov 2026' },
    }),
    edited: line(
      'At the end of a guide, in Ontario',
      'Last edited on {date}. It is written for homes in Ontario, and in good faith; your home may differ. When in doubt, ask a licensed professional.',
      { most: 500, placeholders: ['date'], examples: { date: '20 Nov 2026' } },
    ),
    editedElsewhere: line(
      'At the end of a guide, elsewhere',
      'Last edited on {date}. It is written for homes in Canada, and in good faith; your home may differ. When in doubt, ask a licensed professional.',
      { most: 500, placeholders: ['date'], examples: { date: '20 Nov 2026' } },
    ),
    sources: line('Before the sources of a guide', 'Sources:', { most: 60 }),
  },
} as const satisfies TextPage;
