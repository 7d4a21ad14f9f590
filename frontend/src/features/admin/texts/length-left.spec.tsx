import { renderToStaticMarkup } from 'react-dom/server';
import { LengthLeft } from './length-left.js';
import { RowsField } from './rows-field.js';

const shown = (length: number) => renderToStaticMarkup(<LengthLeft value={'a'.repeat(length)} most={1_500} />).replace(/<[^>]*>/g, '');

it('shows the remaining length of a text that is near its limit', () => {
  expect(shown(1_199)).toBe('');
  expect(shown(1_200)).toBe('300 of 1,500 characters left');
  expect(shown(1_500)).toBe('0 of 1,500 characters left');
  expect(shown(1_502)).toBe('2 characters over the limit of 1,500');
});

it('a field of an entry cannot be longer than its limit, and says so', () => {
  const text = {
    kind: 'rows',
    name: 'entries',
    label: 'Questions',
    columns: { question: { label: 'Question', kind: 'line', most: 10 }, answer: { label: 'Answer', kind: 'paragraphs', most: 5_000 } },
    least: 0,
    most: 5,
    default: [],
    value: [],
    isChanged: false,
  } as const;
  const html = renderToStaticMarkup(
    <RowsField text={text} rows={[{ question: 'Is it on?', answer: 'Yes.' }]} problems={new Map()} onChange={() => undefined} />,
  );
  expect(html).toContain('maxLength="10"');
  expect(html).toContain('maxLength="5000"');
  expect(html.match(/characters left/g)).toHaveLength(1);
  expect(html).toContain('1 of 10 characters left');
});
