import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers, namedBy, whole } from '../http/answers/answers.js';
import { WaitingCounts } from '../../shared/office/waiting-counts.js';

@ApiTags('admin')
@Controller('api/admin/counts')
export class CountsController {
  constructor(private readonly counts: WaitingCounts) {}

  /** The counts in the navigation of the back office. */
  @Get()
  @ApiOperation({ summary: 'Pending items for admins' })
  @Answers(namedBy(whole), 'The number of pending items, by kind.')
  all(): Promise<Record<string, number>> {
    return this.counts.all();
  }
}
