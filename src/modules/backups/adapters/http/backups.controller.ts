import { send } from '@fastify/send';
import { Controller, Delete, Get, HttpCode, HttpException, Param, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { LargeUpload, MAX_BODY_SECONDS } from '../../../../platform/http/requests/body-types.decorator.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { FileBody } from '../../../../platform/http/uploads/file-body.decorator.js';
import { withSpooledFile } from '../../../../platform/http/uploads/spooled-file.js';
import { type BackupsView, ReadBackups } from '../../application/read-backups.js';
import { BackupJobs } from '../../application/backup-jobs.js';
import { BackupNotFound, BackupTooLarge, MAX_UPLOADED_BACKUP } from '../../domain/backup.errors.js';
import { BackupFiles } from '../../domain/backup-ports.js';
import { BACKUPS } from './backups.answers.js';

const NAME = { name: 'name', description: 'The name of its file, as the list answers it.' };
const UNKNOWN = { status: 404, description: 'There is no such backup on the answering machine.' };
const BUSY = { status: 409, description: 'A backup, a test or a restore is in progress.' };
const GZIP = { 'application/gzip': { schema: { type: 'string', format: 'binary' } } };
const BEGUN = 'It has begun; the list shows its progress.';

/** Backups of the whole directory: they contain personal data, but neither passwords nor keys. */
@ApiTags('admin')
@Controller('api/admin/backups')
export class BackupsController {
  constructor(
    private readonly backups: ReadBackups,
    private readonly work: BackupJobs,
    private readonly files: BackupFiles,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Backups, and their latest runs' })
  @Answers(BACKUPS, 'All known backups.')
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

  /** It is checked and listed, but not restored. */
  @Post('upload')
  @ApiOperation({ summary: 'Upload a backup' })
  @FileBody('A file that was downloaded here: .backup.tar.gz, 2 GB at most.')
  @Answers(BACKUPS, 'All backups, including the new one.', 201)
  @ApiResponse({ status: 400, description: 'No file, several, another field, or an incomplete form.' })
  @ApiResponse({ status: 413, description: 'The file is too large.' })
  @ApiResponse({ status: 415, description: 'The body is not a form.' })
  @ApiResponse({ status: 422, description: 'The file is not a complete backup, or of a later version. Nothing was changed.' })
  @LargeUpload(MAX_BODY_SECONDS)
  async upload(@Req() request: FastifyRequest, @ClientAddress() client: string): Promise<BackupsView> {
    const rules = { field: 'file', maxBytes: MAX_UPLOADED_BACKUP, tooLarge: () => new BackupTooLarge() };
    await withSpooledFile(request, rules, (file) => this.work.importFile(file, client));
    return this.backups.get();
  }

  /** A download of gigabytes that breaks off can be resumed with a range request. */
  @Get(':name/file')
  @ApiOperation({ summary: 'Download a backup' })
  @ApiParam(NAME)
  @ApiHeader({ name: 'range', required: false, description: 'The requested bytes, as `bytes=1000-`.' })
  @ApiProduces('application/gzip')
  @ApiResponse({ status: 200, description: 'The file.', content: GZIP })
  @ApiResponse({ status: 206, description: 'The requested bytes.', content: GZIP })
  @ApiResponse(UNKNOWN)
  @ApiResponse({ status: 412, description: 'The file differs from that of the condition.' })
  @ApiResponse({ status: 416, description: 'The file has no such bytes.' })
  async download(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { bytes } = await this.files.find(name);
    const found = await send(request.raw, `/${name}`, { root: this.files.folder, cacheControl: false });
    const { statusCode, headers, stream } = found;
    if (found.type !== 'file') {
      stream.destroy();
      // The file was deleted meanwhile.
      if (statusCode !== 412 && statusCode !== 416) throw new BackupNotFound(name);
      if (statusCode === 412) throw new HttpException('The file is another one than it was.', 412);
      void reply.header('content-range', headers['Content-Range']);
      throw new HttpException(`The file has ${bytes} bytes: ask for some of these.`, 416);
    }
    void reply
      .status(statusCode)
      .headers({ ...headers, 'content-type': 'application/gzip', 'content-disposition': `attachment; filename="${name}"` });
    return new StreamableFile(stream);
  }

  /** Restores it into an empty database, which is dropped afterwards. */
  @Post(':name/test')
  @HttpCode(202)
  @ApiOperation({ summary: 'Test a backup by restoring it into a temporary database' })
  @ApiParam(NAME)
  @Answers(BACKUPS, BEGUN, 202)
  @ApiResponse(UNKNOWN)
  @ApiResponse(BUSY)
  async test(@Param('name') name: string): Promise<BackupsView> {
    await this.work.test(name);
    return this.backups.get();
  }

  /** Backs up the present data first. All data is replaced, or none. */
  @Post(':name/restore')
  @HttpCode(202)
  @ApiOperation({ summary: 'Restore a backup, replacing all data' })
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
  @Answers(BACKUPS, 'The remaining ones.')
  @ApiResponse(UNKNOWN)
  @ApiResponse(BUSY)
  async remove(@Param('name') name: string, @ClientAddress() client: string): Promise<BackupsView> {
    await this.work.remove(name, client);
    return this.backups.get();
  }
}
