import { problemsOfBody } from '../../../../platform/http/testing/problems-of-body.js';
import { ListingFormDto, RenewalFormDto } from './submission-forms.dto.js';

const ALWAYS = ['email', 'phone', 'title'];
const NEEDED = [...ALWAYS, 'business_description', 'city', 'complete_address', 'industry', 'post_code'];

it.each([
  [{ title: 5, industry: '' }, NEEDED],
  [{ title: 'T', phone: 'x', email: 7 }, NEEDED.filter((field) => field !== 'title')],
  [{ title: '', foo: 1, website: 5 }, [...NEEDED, 'foo', 'website']],
  [{ _honey: 5, licensed: 'perhaps' }, [...NEEDED, '_honey', 'licensed']],
])('reports every invalid, missing or unknown field of %j', async (body, fields) => {
  expect(Object.keys(await problemsOfBody(ListingFormDto, body)).toSorted()).toEqual(fields.toSorted());
});

it('reports only the type of a field with a wrong type', async () => {
  expect(await problemsOfBody(ListingFormDto, { title: 5 })).toMatchObject({ title: 'must be a text', phone: 'write a phone number' });
});

it('does the same for a renewal, with its required fields', async () => {
  expect(Object.keys(await problemsOfBody(RenewalFormDto, { title: 5, website: 'x', foo: 1 })).toSorted()).toEqual([
    ...ALWAYS.slice(0, 1),
    'foo',
    ...ALWAYS.slice(1),
    'website',
  ]);
});

it('leaves a body of texts to the validation of the use case', async () =>
  expect(await problemsOfBody(ListingFormDto, { title: 'T' })).toEqual({}));
