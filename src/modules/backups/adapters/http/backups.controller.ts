import { Controller, Delete, Get, Header, HttpCode, Param, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { LargeUpload, MAX_BODY_SECONDS } from '../../../../platform/http/requests/body-types.decorator.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { withSpooledFile } from '../../../../platform/http/uploads/spooled-file.js';
import { type BackupsView, ReadBackups } from '../../application/read-backups.js';
import { WorkOnBackups } from '../../application/work-on-backups.js';
import { BackupTooLarge, MAX_UPLOADED_BACKUP } from '../../domain/backup.errors.js';
import { BackupFiles } from '../../domain/backup-ports.js';
import { BACKUPS } from './backups.answers.js';

const NAME = { name: 'name', description: 'The name of its file, as the list answers it.' };
const UNKNOWN = { status: 404, description: 'There is no such backup on the machine that answers.' };
const BUSY = { status: 409, description: 'A backup, a test or a restore is under way.' };
const BEGUN = 'It has begun; the list says how it goes on.';

/** Backups of the whole directory: they hold personal data, and neither passwords nor keys. */
@ApiTags('admin')
@Controller('api/admin/backups')
export class BackupsController {
  constructor(
    private readonly backups: ReadBackups,
    private readonly work: WorkOnBackups,
    private readonly files: BackupFiles,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Backups, and what was done with them' })
  @Answers(BACKUPS, 'All backups that are known.')
  read(): Promise<BackupsView> {
    return this.backups.get();
  }

  @Post()
  @HttpCode(202)
  @ApiOperation({ summary: 'Make a backup' })
  @Answers(BACKUPS, BEGUN, 202)
  @ApiResponse(BUSY)
  async make(@ClientAddress() client: string): Promise<BackupsView> {
    await this.work.make(client);
    return this.backups.get();
  }

  /** It is checked and listed; restoring it is another step. */
  @Post('upload')
  @ApiOperation({ summary: 'Upload a backup' })
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: {
        file: { type: 'string', format: 'binary', description: 'A file that was downloaded here: .backup.tar.gz, 2 GB at most.' },
      },
    },
  })
  @Answers(BACKUPS, 'With the new one.', 201)
  @ApiResponse({ status: 400, description: 'No file, several, another field, or no whole form.' })
  @ApiResponse({ status: 413, description: 'The file is too large.' })
  @ApiResponse({ status: 415, description: 'The body is no form.' })
  @ApiResponse({ status: 422, description: 'The file is no whole backup, or of a later version. Nothing was changed.' })
  @LargeUpload(MAX_BODY_SECONDS)
  async upload(@Req() request: FastifyRequest, @ClientAddress() client: string): Promise<BackupsView> {
    const rules = { field: 'file', maxBytes: MAX_UPLOADED_BACKUP, tooLarge: () => new BackupTooLarge() };
    await withSpooledFile(request, rules, (file) => this.work.importFile(file, client));
    return this.backups.get();
  }

  @Get(':name/file')
  @Header('content-type', 'application/gzip')
  @ApiOperation({ summary: 'Download a backup' })
  @ApiParam(NAME)
  @ApiProduces('application/gzip')
  @ApiResponse({ status: 200, description: 'The file.', content: { 'application/gzip': { schema: { type: 'string', format: 'binary' } } } })
  @ApiResponse(UNKNOWN)
  async download(@Param('name') name: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    const { stream, bytes } = await this.files.open(name);
    void reply.headers({ 'content-disposition': `attachment; filename="${name}"`, 'content-length': String(bytes) });
    return new StreamableFile(stream as Readable);
  }

  /** Restores it into an empty database, which is thrown away. */
  @Post(':name/test')
  @HttpCode(202)
  @ApiOperation({ summary: 'Try a backup out' })
  @ApiParam(NAME)
  @Answers(BACKUPS, BEGUN, 202)
  @ApiResponse(UNKNOWN)
  @ApiResponse(BUSY)
  async test(@Param('name') name: string): Promise<BackupsView> {
    await this.work.test(name);
    return this.backups.get();
  }

  /** Backs up the present data first. All of it is replaced, or nothing is. */
  @Post(':name/restore')
  @HttpCode(202)
  @ApiOperation({ summary: 'Restore a backup in the place of what is there' })
  @ApiParam(NAME)
  @Answers(BACKUPS, BEGUN, 202)
  @ApiResponse(UNKNOWN)
  @ApiResponse(BUSY)
  async restore(@Param('name') name: string, @ClientAddress() client: string): Promise<BackupsView> {
    await this.work.restore(name, client);
    return this.backups.get();
  }

  @Delete(':name')
  @ApiOperation({ summary: 'Delete a backup' })
  @ApiParam(NAME)
  @Answers(BACKUPS, 'What is left.')
  @ApiResponse(UNKNOWN)
  @ApiResponse(BUSY)
  async remove(@Param('name') name: string, @ClientAddress() client: string): Promise<BackupsView> {
    await this.work.remove(name, client);
    return this.backups.get();
  }
}
