import { Controller, Post, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { FileBody } from '../../../../platform/http/uploads/file-body.decorator.js';
import { readUploadedFile } from '../../../../platform/http/uploads/uploaded-file.js';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { Upload } from '../../../../platform/http/requests/body-types.decorator.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { readQuery } from '../../../../platform/http/requests/validation.js';
import { UploadImage, type UploadedImage } from '../../application/upload-image.js';
import { MAX_BYTES } from '../../domain/image.js';
import { ImageUseDto } from './image-use.dto.js';
import { UPLOADED_IMAGE } from './images.answers.js';

@ApiTags('admin')
@Controller('api/images')
export class ImagesController {
  constructor(private readonly upload: UploadImage) {}

  /** The type is detected from the content; the file name and the type that the client claims are ignored. */
  @ApiOperation({ summary: 'Upload a picture' })
  @FileBody('JPEG, PNG, WebP, GIF (its first frame) or AVIF; 10 MiB and 50 megapixels (AVIF: 20) at most.')
  @ApiQuery({ type: ImageUseDto })
  @Answers(UPLOADED_IMAGE, 'The address and size of the picture. It is deleted after a day unless the site uses it.', 201)
  @ApiResponse({ status: 400, description: 'An unknown use, no file, an empty one, several, another field, or an incomplete form.' })
  @ApiResponse({ status: 413, description: 'The file is larger than 10 MiB.' })
  @ApiResponse({ status: 415, description: 'The body is not a form, or the file is not a picture of these kinds (SVG is not accepted).' })
  @ApiResponse({
    status: 422,
    description:
      'The picture is damaged, incomplete, or has more than 50 megapixels (AVIF: 20); or it is animated, or its size does not suit its use.',
  })
  @Upload({ maxBytes: MAX_BYTES, seconds: 120 })
  @Post()
  async create(
    @Req() request: FastifyRequest,
    @Query() query: Record<string, unknown>,
    @ClientAddress() client: string,
  ): Promise<UploadedImage> {
    const { use } = readQuery(ImageUseDto, query);
    const content = await readUploadedFile(request, { field: 'file', maxBytes: MAX_BYTES });
    return this.upload.execute({ content, use, client });
  }
}
