import { bodyValidation } from '../../../../platform/http/requests/validation.js';
import type { InvalidValues } from '../../../../shared/domain-error.js';
import { ChangePasswordDto, VerifyPasswordDto } from './verify-password.dto.js';

const MISSING = 'is missing: type the password';

const read = (value: unknown, metatype: new () => object): Promise<unknown> =>
  bodyValidation()
    .transform(value, { type: 'body', metatype })
    .catch(({ errors }: InvalidValues) => errors);

it.each([
  [{}, MISSING],
  [{ password: null }, MISSING],
  [{ password: '  ' }, MISSING],
  [{ password: 5 }, 'must be a text'],
  [{ password: ['x'] }, 'must be a text'],
  [{ password: 'a\u0000b' }, 'has control characters'],
  [{ password: 'x'.repeat(501) }, 'is longer than 500 characters'],
])('refuses %j, and names the error', async (body, message) => {
  expect(await read(body, VerifyPasswordDto)).toEqual([{ field: 'password', message }]);
});

it('ignores spaces around the password that copying may add', async () => {
  expect(await read({ password: ' a password ' }, VerifyPasswordDto)).toEqual({ password: 'a password' });
});

it('names which of three passwords are missing', async () => {
  expect(await read({ newPassword: 7 }, ChangePasswordDto)).toEqual([
    { field: 'currentPassword', message: MISSING },
    { field: 'newPassword', message: 'must be a text' },
    { field: 'newPasswordAgain', message: MISSING },
  ]);
});

it('names other errors beside a missing password', async () => {
  expect(await read({ newPassword: 'short', foo: 1 }, ChangePasswordDto)).toEqual([
    { field: 'foo', message: 'is not a known field' },
    { field: 'currentPassword', message: MISSING },
    { field: 'newPasswordAgain', message: MISSING },
    { field: 'newPassword', message: expect.stringContaining('is soon guessed') as string },
  ]);
});
