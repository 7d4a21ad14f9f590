import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CROSS_ORIGIN_HEADERS } from '../../../../platform/http/answers/cross-origin-headers.js';
import { alreadyHas } from '../../../../platform/http/answers/entity-tag.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { ReadImage } from '../../application/read-image.js';

/** By the file name's extension. */
const TYPES: Record<string, string> = { '.webp': 'image/webp', '.png': 'image/png', '.jpg': 'image/jpeg' };

@ApiTags('directory')
@Controller('media')
export class MediaController {
  constructor(private readonly images: ReadImage) {}

  /** The content at such an address never changes, because its name is a hash of the content. */
  @ApiOperation({ summary: 'A file of an uploaded picture' })
  @ApiParam({
    name: 'name',
    description:
      'The file name after /media/ in the address from the upload; with -icon-32.png (180, 192, 512) or -share.jpg in place of .webp an icon or a picture for shared links.',
  })
  @ApiProduces('image/webp', 'image/png', 'image/jpeg')
  @ApiResponse({ status: 200, description: 'The file, cacheable for a year.', schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 304, description: "The client's copy is current." })
  @ApiResponse({ status: 404, description: 'There is no such file.' })
  @ApiResponse({ status: 503, description: 'Too many icons are being created at once.' })
  @Public()
  @Get(':name')
  async get(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const bytes = await this.images.execute(name);
    const etag = `"${name}"`;
    void reply.headers({
      ...CROSS_ORIGIN_HEADERS,
      'content-type': TYPES[name.slice(name.lastIndexOf('.'))],
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
    });
    if (alreadyHas(request.headers, etag)) void reply.status(304).send();
    else void reply.send(bytes);
  }
}
