import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { PASSWORD_LENGTH_MAX } from '../../domain/admin-password.js';

export class VerifyPasswordDto {
  @ApiProperty({ description: 'The settings password.', minLength: 1, maxLength: PASSWORD_LENGTH_MAX })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @Matches(/^\P{Cc}*$/u, { message: 'must not contain control characters' })
  @MaxLength(PASSWORD_LENGTH_MAX, { message: `must have at most ${PASSWORD_LENGTH_MAX} characters` })
  @IsNotEmpty({ message: 'must not be empty' })
  @IsString({ message: 'must be given as a text' })
  password!: string;
}
