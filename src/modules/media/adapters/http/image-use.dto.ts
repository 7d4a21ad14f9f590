import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IDENTITY_NAMES, type IdentityPicture } from '../../../../shared/pictures/identity-pictures.js';
import { choiceOf } from '../../../../platform/http/requests/query-choice.js';

export class ImageUseDto {
  @ApiPropertyOptional({
    ...choiceOf(IDENTITY_NAMES),
    description: 'The use of the picture: its size and shape are validated for it.',
  })
  @IsOptional()
  @IsIn(IDENTITY_NAMES, { message: `must be ${IDENTITY_NAMES.join(', ')}, or left out` })
  use?: IdentityPicture;
}
