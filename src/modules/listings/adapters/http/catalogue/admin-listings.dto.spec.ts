import { problemsOfBody } from '../../../../../platform/http/testing/problems-of-body.js';
import { CorrectionsDto, NewListingDto } from './admin-listings.dto.js';

describe('a listing that is written down', () => {
  it('is told every bad field, unknown ones among them', async () => {
    const problems = await problemsOfBody(NewListingDto, { title: [], industry: 7, phone: '12', latitude: 43, foo: 1 });
    expect(Object.keys(problems)).toEqual(['foo', 'title', 'industry', 'phone', 'longitude']);
  });
});

describe('a correction', () => {
  it.each([
    [{ title: 5, latitude: 43 }, ['title', 'longitude']],
    [{ latitude: 'x', longitude: 5, foo: 1 }, ['foo', 'latitude']],
    [{ city: 'Guelph', reset: ['city'], foo: 1 }, ['foo', 'reset']],
    [{ reset: 5, foo: 1 }, ['foo', 'reset']],
    [{ foo: 1 }, ['foo']],
  ])('is told every bad field of %j', async (body, fields) => {
    expect(Object.keys(await problemsOfBody(CorrectionsDto, body)).toSorted()).toEqual(fields.toSorted());
  });
});
