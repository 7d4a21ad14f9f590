import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { InvalidValues } from '../../../shared/domain-error.js';
import { alreadyHas } from '../../http/answers/entity-tag.js';
import { Public } from '../../http/requests/public.decorator.js';
import { rangeIn } from './byte-range.js';
import { StreetFile } from './street-file.js';

/** The most bytes of one answer: a tile is a thousandth of this, and the largest directory of tiles a fourth. */
const MAX_AT_ONCE = 4 * 1024 * 1024;

/** The operator's street map file, for the map in browsers: served in ranges, because the file may be larger than any answer. */
@ApiExcludeController()
@Controller('map')
export class StreetMapController {
  constructor(private readonly file: StreetFile) {}

  @Public()
  @Get('streets-:version.pmtiles')
  async part(@Req() { url, headers, method }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [address = ''] = url.split('?', 1);
    const size = await this.file.sizeAt(address);
    if (size === undefined) throw new NotFoundException('There is no such file of streets, or another one has taken its place.');
    const etag = `"${address.slice(address.lastIndexOf('/') + 1)}"`;
    void reply.headers({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/vnd.pmtiles',
      etag,
    });
    if (alreadyHas(headers, etag)) return void reply.status(304).send();
    // With a stream as body, the server keeps this content-length; for HEAD, nothing of the stream is sent.
    if (method === 'HEAD') return void reply.header('content-length', size).send(Readable.from([]));
    const range = rangeIn(headers.range, size, MAX_AT_ONCE);
    if (range === undefined)
      throw new InvalidValues([{ field: 'range', message: 'ask for one part of the file: bytes=from-to, 4 MiB at most' }]);
    if (range === null) return void reply.status(416).header('content-range', `bytes */${size}`).send();
    const { first, last } = range;
    void reply.status(206).headers({ 'content-range': `bytes ${first}-${last}/${size}`, 'content-length': last - first + 1 });
    return void reply.send(createReadStream(this.file.path, { start: first, end: last }));
  }
}
