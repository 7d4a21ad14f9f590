import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { FilledLine } from '../../../../platform/http/requests/form-field.decorators.js';
import { AlsoReadBy } from '../../../../platform/http/requests/validation.js';
import { MAX_PASSWORD_LENGTH } from '../../../../shared/forms/input-limits.js';
import { refuseNewPassword } from '../../application/change-password.js';

const Password = (description: string) =>
  applyDecorators(
    ApiProperty({ type: String, description, minLength: 1, maxLength: MAX_PASSWORD_LENGTH }),
    FilledLine('type the password', MAX_PASSWORD_LENGTH),
  );

export class VerifyPasswordDto {
  @Password('The settings password.')
  password!: string;
}

@AlsoReadBy<ChangePasswordDto>((form, wrong) => {
  const given = (name: keyof ChangePasswordDto) => (wrong.has(name) ? '' : form[name]);
  refuseNewPassword({
    currentPassword: given('currentPassword'),
    newPassword: given('newPassword'),
    newPasswordAgain: given('newPasswordAgain'),
  });
})
export class ChangePasswordDto {
  @Password('The present settings password.')
  currentPassword!: string;

  @Password('The new password: twelve characters or more, and not easily guessed.')
  newPassword!: string;

  @Password('The new password again.')
  newPasswordAgain!: string;
}
