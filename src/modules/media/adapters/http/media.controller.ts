import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { ReadImage } from '../../application/read-image.js';

@ApiTags('directory')
@Controller('media')
export class MediaController {
  constructor(private readonly images: ReadImage) {}

  /** The content of such an address never changes, because its name is a hash of the content. */
  @ApiOperation({ summary: 'A file of an uploaded picture' })
  @ApiParam({ name: 'name', description: 'What stands behind /media/ in the address that the upload answered.' })
  @ApiProduces('image/webp')
  @ApiResponse({ status: 200, description: 'The file, to be kept for a year.', schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 304, description: 'It is the one that the client has.' })
  @ApiResponse({ status: 404, description: 'No picture has this file.' })
  @Public()
  @Get(':name')
  async get(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const bytes = await this.images.execute(name);
    const etag = `"${name}"`;
    void reply.headers({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable', etag });
    if (request.headers['if-none-match'] === etag) void reply.status(304).send();
    else void reply.send(bytes);
  }
}
