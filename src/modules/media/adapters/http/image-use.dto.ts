import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { IDENTITY_NAMES, type IdentityPicture } from '../../../../shared/pictures/identity-pictures.js';

export class ImageUseDto {
  @ApiPropertyOptional({ enum: IDENTITY_NAMES, description: 'What the picture is to be: its size and shape are then judged at once.' })
  @IsOptional()
  @IsIn(IDENTITY_NAMES, { message: `must be ${IDENTITY_NAMES.join(', ')}, or left out` })
  use?: IdentityPicture;
}
