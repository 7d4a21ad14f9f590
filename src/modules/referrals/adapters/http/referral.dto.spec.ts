import { problemsOfBody } from '../../../../platform/http/testing/problems-of-body.js';
import { ApproveReferralDto } from './referral.dto.js';

it('reports an invalid amount together with other errors', async () => {
  expect(await problemsOfBody(ApproveReferralDto, { refCode: 'A', rewardAmount: -1, foo: 1 })).toEqual({
    foo: 'is not a known field',
    businessPhone: 'is missing: say which phone number it has',
    rewardAmount: 'must not be negative',
  });
});
