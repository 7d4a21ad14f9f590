import { problemsOfBody } from '../../../../../platform/http/testing/problems-of-body.js';
import { CorrectionsDto, NewListingDto } from './admin-listings.dto.js';

describe('a new listing', () => {
  it('is refused with every invalid field, including unknown ones', async () => {
    const problems = await problemsOfBody(NewListingDto, { title: [], industry: 7, phone: '12', latitude: 43, foo: 1 });
    expect(Object.keys(problems)).toEqual(['foo', 'title', 'industry', 'phone', 'longitude']);
  });
});

describe('a correction', () => {
  it.each(['reviewsData', 'credit'])('of %s is refused: it comes from the source', async (field) => {
    expect(await problemsOfBody(CorrectionsDto, { [field]: 5, foo: 1 })).toEqual({
      [field]: 'comes from the source of the listing, and cannot be set here',
      foo: 'is not a known field',
    });
  });

  it('of a derived field is refused with the reason', async () => {
    expect(await problemsOfBody(CorrectionsDto, { phoneE164: '+15195550123' })).toEqual({
      phoneE164: 'follows from another field, and cannot be set here',
    });
  });

  it.each([
    [{ title: 5, latitude: 43 }, ['title', 'longitude']],
    [{ latitude: 'x', longitude: 5, foo: 1 }, ['foo', 'latitude']],
    [{ city: 'Guelph', reset: ['city'], foo: 1 }, ['foo', 'reset']],
    [{ reset: 5, foo: 1 }, ['foo', 'reset']],
    [{ foo: 1 }, ['foo']],
  ])('is refused with every invalid field of %j', async (body, fields) => {
    expect(Object.keys(await problemsOfBody(CorrectionsDto, body)).toSorted()).toEqual(fields.toSorted());
  });
});
