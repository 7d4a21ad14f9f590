import { renewalMatch } from './renewal-match.js';

type By = Parameters<typeof renewalMatch>[0][number]['by'];

const like = (id: string, ...by: By) => ({ id, by });

describe('finding the listing of a renewal', () => {
  it.each([
    ['the only one with its phone number', [like('a', 'phone'), like('b', 'title and city')], 'a'],
    ['of two with its number the one that has its name as well', [like('a', 'phone'), like('b', 'phone', 'title and city')], 'b'],
    ['nobody can say where two have its number and its name', ['a', 'b'].map((id) => like(id, 'phone', 'title and city')), undefined],
    ['else the only one with its name in its city', [like('a', 'title and city'), like('b', 'title')], 'a'],
    ['nobody can say where two are as likely', [like('a', 'phone'), like('b', 'phone')], undefined],
    ['nor where two have its name in its city', [like('a', 'title and city'), like('b', 'title and city')], undefined],
    ['nor by a name that is found elsewhere', [like('a', 'title')], undefined],
    ['nor by a website', [like('a', 'website')], undefined],
    ['nor where nothing is like it', [], undefined],
  ])('is %s', (_which, found, id) => expect(renewalMatch(found, { city: 'Guelph' })?.id).toBe(id));

  it('without a city, listings with the same phone number are distinguished by name, but a name alone is never enough', () => {
    expect(renewalMatch([like('a', 'phone'), like('b', 'phone', 'title')], {})?.id).toBe('b');
    expect(renewalMatch([like('a', 'phone'), like('b', 'phone', 'title')], { city: 'Guelph' })).toBeUndefined();
    expect(renewalMatch([like('a', 'title')], {})).toBeUndefined();
  });
});
