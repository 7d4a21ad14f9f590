import { Controller, Delete, Get, Header, HttpCode, Param, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ConcurrencyLimiter } from '../../../../platform/http/limits/concurrency-limiter.js';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { Upload } from '../../../../platform/http/requests/body-types.decorator.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { FileBody } from '../../../../platform/http/uploads/file-body.decorator.js';
import { readUpload } from '../../../../platform/http/uploads/uploaded-file.js';
import { MAX_PROPOSED_MIB } from '../../../../shared/forms/input-limits.js';
import { OwnPictures } from '../../application/own-pictures.js';
import { OwnSubmission } from '../../application/own-submission.js';
import { OWN_CHANGE, type OwnChange } from './submission.answers.js';

const MAX_BYTES = MAX_PROPOSED_MIB * 1024 * 1024;
/** Each upload is held in memory while it arrives, however slowly; waiting uploads are not read. */
const AT_ONCE = { atOnce: 8, most: 24, mostOfOne: 6, waitMs: 10_000 };
const TOKEN = { name: 'token', description: "The token in the owner's link." };
const NAME = { name: 'name', description: "The file name in the picture's address." };
const UNKNOWN = { status: 404, description: 'There is no submission with this link, or it has no such picture.' };
const TOO_MANY = { status: 429, description: 'More than 20 from one address within an hour.' };
const FILE = { status: 200, description: 'At most 640 pixels wide.', schema: { type: 'string' as const, format: 'binary' } };

/** Pictures that owners propose with a submission. Only admins see them until an admin approves them. */
@ApiTags('directory')
@Controller('api')
export class OwnPicturesController {
  private readonly limiter = new ConcurrencyLimiter(AT_ONCE);

  constructor(
    private readonly pictures: OwnPictures,
    private readonly own: OwnSubmission,
  ) {}

  @Public()
  @Post('status/:token/pictures')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Propose a picture for the gallery' })
  @ApiParam(TOKEN)
  @FileBody(`JPEG, PNG, WebP, GIF or AVIF; ${MAX_PROPOSED_MIB} MiB and 30 megapixels (AVIF: 20) at most.`, {
    description: { type: 'string', maxLength: 200, description: 'What it shows.' },
  })
  @Answers(OWN_CHANGE, 'The submission after the change.')
  @ApiResponse({ status: 400, description: 'No file, several, another field, no description, or one that is too long.' })
  @ApiResponse(UNKNOWN)
  @ApiResponse({ status: 409, description: 'It was decided or withdrawn, or has five pictures already.' })
  @ApiResponse({ status: 413, description: `The file is larger than ${MAX_PROPOSED_MIB} MiB.` })
  @ApiResponse({ status: 415, description: 'The body is not a form, or the file is not a picture of these kinds.' })
  @ApiResponse({ status: 422, description: 'The picture is damaged, or has too many pixels.' })
  @ApiResponse(TOO_MANY)
  @ApiResponse({ status: 503, description: 'Too many pictures are being uploaded at once.' })
  @Upload({ maxBytes: MAX_BYTES, seconds: 120 })
  async add(@Param('token') token: string, @Req() request: FastifyRequest, @ClientAddress() client: string): Promise<OwnChange> {
    await this.pictures.mayAdd(token, client);
    await this.limiter.run(client, async () => {
      const { file, typed } = await readUpload(request, { field: 'file', maxBytes: MAX_BYTES }, ['description']);
      await this.pictures.add(token, file, typed.description);
    });
    return { success: true, submission: await this.own.look(token) };
  }

  @Public()
  @Delete('status/:token/pictures/:name')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Withdraw a proposed picture' })
  @ApiParam(TOKEN)
  @ApiParam(NAME)
  @Answers(OWN_CHANGE, 'The submission after the change.')
  @ApiResponse(UNKNOWN)
  @ApiResponse({ status: 409, description: 'It was decided or withdrawn.' })
  @ApiResponse(TOO_MANY)
  async remove(@Param('token') token: string, @Param('name') name: string, @ClientAddress() client: string): Promise<OwnChange> {
    await this.pictures.remove(token, name, client);
    return { success: true, submission: await this.own.look(token) };
  }

  @Public()
  @Get('status/:token/pictures/:name')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A proposed picture, for its owner' })
  @ApiParam(TOKEN)
  @ApiParam(NAME)
  @ApiProduces('image/webp')
  @ApiResponse(FILE)
  @ApiResponse(UNKNOWN)
  async look(@Param('token') token: string, @Param('name') name: string): Promise<StreamableFile> {
    return webp(await this.pictures.read(token, name));
  }

  @Get('admin/submissions/:id/pictures/:name')
  @ApiOperation({ summary: 'A proposed picture, for admins' })
  @ApiParam({ name: 'id', description: 'As in the list.' })
  @ApiParam(NAME)
  @ApiProduces('image/webp')
  @ApiResponse(FILE)
  @ApiResponse({ status: 404, description: 'There is no submission with this id, or it has no such picture.' })
  async review(@Param('id') id: string, @Param('name') name: string): Promise<StreamableFile> {
    return webp(await this.pictures.readOf(id, name));
  }
}

const webp = (bytes: Buffer) => new StreamableFile(bytes, { type: 'image/webp' });
