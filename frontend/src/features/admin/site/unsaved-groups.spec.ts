import { unsavedText } from './unsaved-groups.js';

it.each([
  [['Mail'], 'What you changed under “Mail” is not saved yet.'],
  [['Mail', 'Clocks'], 'What you changed under “Mail” and “Clocks” is not saved yet.'],
  [['Mail', 'Clocks', 'Region'], 'What you changed under “Mail”, “Clocks” and “Region” is not saved yet.'],
])('names the cards %j', (titles, text) => {
  expect(unsavedText(titles)).toBe(text);
});
