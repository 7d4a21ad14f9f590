import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import type { TextsInput } from '../../application/edit-texts.js';
import { VersionDto } from './settings.dto.js';

const MESSAGE = 'must be an object with the texts by their names';

export class PreviewTextsDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'By name; null resets to the default, absent ones are kept.',
    example: { title: 'Questions and answers' },
  })
  @IsObject({ message: MESSAGE })
  texts!: TextsInput;
}

export class SaveTextsDto extends VersionDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'By name; null resets to the default, absent ones are kept.',
    example: { title: 'Questions and answers' },
  })
  @IsObject({ message: MESSAGE })
  texts!: TextsInput;
}
