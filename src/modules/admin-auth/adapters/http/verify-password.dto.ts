import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { PASSWORD_LENGTH_MAX } from '../../domain/admin-password.js';

const Password = (description: string) =>
  applyDecorators(
    ApiProperty({ type: String, description, minLength: 1, maxLength: PASSWORD_LENGTH_MAX }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    Matches(/^\P{Cc}*$/u, { message: 'must not contain control characters' }),
    MaxLength(PASSWORD_LENGTH_MAX, { message: `must have at most ${PASSWORD_LENGTH_MAX} characters` }),
    IsNotEmpty({ message: 'must not be empty' }),
    IsString({ message: 'must be given as a text' }),
  );

export class VerifyPasswordDto {
  @Password('The settings password.')
  password!: string;
}

export class ChangePasswordDto {
  @Password('The settings password as it is.')
  currentPassword!: string;

  @Password('The one that is to be valid: twelve characters or more, and not one that is tried first.')
  newPassword!: string;

  @Password('The same once more.')
  newPasswordAgain!: string;
}
