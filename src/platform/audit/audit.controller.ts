import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AdminList, adminList } from '../../shared/admin-list.js';
import { ListQueryDto } from '../../shared/http/list-query.dto.js';
import { readQuery } from '../http/validation.js';
import { PostgresAuditLog, type RecordedAction } from './postgres-audit-log.js';

@ApiTags('admin')
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly log: PostgresAuditLog) {}

  /** What was done in the back office, newest first. */
  @Get()
  @ApiOperation({ summary: 'The audit log' })
  async list(@Query() raw: Record<string, unknown>): Promise<AdminList<RecordedAction>> {
    const range = readQuery(ListQueryDto, raw);
    const { items, total } = await this.log.latest(range);
    return adminList(items, total, range);
  }
}
