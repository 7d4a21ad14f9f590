import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { type AdminList, adminList } from '../../shared/office/admin-list.js';
import type { AuditAction } from '../../shared/office/audit-log.js';
import { Answers, anything, described, list, nullable, object, type Schema, text, time, whole } from '../http/answers/answers.js';
import { readQuery } from '../http/requests/validation.js';
import { AuditQueryDto } from './audit-query.dto.js';
import { PostgresAuditLog, type RecordedAction } from './postgres-audit-log.js';

const ACTION = object<RecordedAction>({
  id: whole,
  at: time,
  action: described(text as Schema<AuditAction>, 'The action, such as signed-in.'),
  client: described(nullable(text), 'Address of the client; null for an automatic action.'),
  detail: described(anything, 'Details of the action.'),
});

const AUDIT = object<AdminList<RecordedAction>>({ items: list(ACTION), total: whole, page: whole, totalPages: whole });

@ApiTags('admin')
@Controller('api/admin/audit')
export class AuditController {
  constructor(private readonly log: PostgresAuditLog) {}

  /** What was done in the back office, newest first. */
  @Get()
  @ApiOperation({ summary: 'The audit log' })
  @ApiQuery({ type: AuditQueryDto })
  @Answers(AUDIT, 'Actions in the back office, newest first.')
  @ApiResponse({ status: 400, description: 'A parameter is invalid or repeated.' })
  async list(@Query() raw: Record<string, unknown>): Promise<AdminList<RecordedAction>> {
    const { before, ...range } = readQuery(AuditQueryDto, raw);
    const { items, total } = await this.log.latest(range, before);
    return adminList(items, total, range);
  }
}
