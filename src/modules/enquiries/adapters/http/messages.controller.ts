import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { readQuery } from '../../../../platform/http/requests/validation.js';
import type { AdminList } from '../../../../shared/office/admin-list.js';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { Inbox, type InboxItem } from '../../application/inbox.js';
import { SortInBulk } from '../../application/sort-in-bulk.js';
import { SortMessages } from '../../application/sort-messages.js';
import { type BulkSorted, DONE, INBOX, MESSAGE, SORTED } from './enquiries.answers.js';
import { BulkMessagesDto, MessagesQueryDto } from './enquiries.dto.js';

const ID = { name: 'id', description: 'As in the list.' };
const UNKNOWN = { status: 404, description: 'There is no message with this id.' };
const SUCCESS = { success: true } as const;

type Done = typeof SUCCESS;

/** All changes of a message are safe to repeat. */
@ApiTags('admin')
@Controller('api/admin/messages')
export class MessagesController {
  constructor(
    private readonly inbox: Inbox,
    private readonly sort: SortMessages,
    private readonly bulk: SortInBulk,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Messages and reports, with the state of their deliveries' })
  @ApiQuery({ type: MessagesQueryDto })
  @Answers(INBOX, 'One page, newest first; a page beyond the end is empty.')
  @ApiResponse({ status: 400, description: 'A parameter is invalid or repeated.' })
  list(@Query() raw: Record<string, unknown>): Promise<AdminList<InboxItem>> {
    return this.inbox.find(readQuery(MessagesQueryDto, raw));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One message' })
  @ApiParam(ID)
  @Answers(MESSAGE, 'The message, in any folder.')
  @ApiResponse(UNKNOWN)
  get(@Param('id') id: string): Promise<InboxItem> {
    return this.inbox.get(id);
  }

  @Post('bulk')
  @HttpCode(200)
  @ApiOperation({ summary: 'Archive, restore, mark as spam or delete many messages' })
  @Answers(SORTED, 'The results: missing ones are named, and do not affect the others.')
  @ApiResponse({ status: 400, description: 'Invalid values, each of them named.' })
  async sortAll(@Body() { action, ids }: BulkMessagesDto, @ClientAddress() client: string): Promise<BulkSorted> {
    return { success: true, ...(await this.bulk.run(action, ids, client)) };
  }

  @Post(':id/archive')
  @HttpCode(200)
  @ApiOperation({ summary: 'Archive a message' })
  @ApiParam(ID)
  @Answers(DONE, 'The archived message.')
  @ApiResponse(UNKNOWN)
  async archive(@Param('id') id: string, @ClientAddress() client: string): Promise<Done> {
    await this.sort.archive(id, client);
    return SUCCESS;
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Move a message to the inbox, from the archive or from spam' })
  @ApiParam(ID)
  @Answers(DONE, 'The message in the inbox. If it was marked as spam, it is forwarded now.')
  @ApiResponse(UNKNOWN)
  async restore(@Param('id') id: string, @ClientAddress() client: string): Promise<Done> {
    await this.sort.restore(id, client);
    return SUCCESS;
  }

  @Post(':id/spam')
  @HttpCode(200)
  @ApiOperation({ summary: 'Mark a message as spam' })
  @ApiParam(ID)
  @Answers(DONE, 'The message marked as spam.')
  @ApiResponse(UNKNOWN)
  async spam(@Param('id') id: string, @ClientAddress() client: string): Promise<Done> {
    await this.sort.markAsSpam(id, client);
    return SUCCESS;
  }

  @Post(':id/delete')
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete a message permanently, with its deliveries' })
  @ApiParam(ID)
  @Answers(DONE, 'It is deleted completely.')
  @ApiResponse(UNKNOWN)
  async delete(@Param('id') id: string, @ClientAddress() client: string): Promise<Done> {
    await this.sort.delete(id, client);
    return SUCCESS;
  }

  @Post(':id/retry')
  @HttpCode(200)
  @ApiOperation({ summary: 'Retry the undelivered emails and forms of a message at once' })
  @ApiParam(ID)
  @Answers(DONE, 'It is being retried.')
  @ApiResponse(UNKNOWN)
  async retry(@Param('id') id: string): Promise<Done> {
    await this.sort.retry(id);
    return SUCCESS;
  }
}
