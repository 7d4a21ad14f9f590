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

const ID = { name: 'id', description: 'As the list answers it.' };
const UNKNOWN = { status: 404, description: 'No message has this id.' };
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
  @ApiOperation({ summary: 'Messages and reports, and whether others have been told of them' })
  @ApiQuery({ type: MessagesQueryDto })
  @Answers(INBOX, 'One page of them, newest first; a page beyond the end is empty.')
  @ApiResponse({ status: 400, description: 'A parameter is bad or repeated.' })
  list(@Query() raw: Record<string, unknown>): Promise<AdminList<InboxItem>> {
    return this.inbox.find(readQuery(MessagesQueryDto, raw));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One message' })
  @ApiParam(ID)
  @Answers(MESSAGE, 'The message, wherever it is.')
  @ApiResponse(UNKNOWN)
  get(@Param('id') id: string): Promise<InboxItem> {
    return this.inbox.get(id);
  }

  @Post('bulk')
  @HttpCode(200)
  @ApiOperation({ summary: 'Archive, restore, mark as spam or delete many messages' })
  @Answers(SORTED, 'What became of them: those that are not there are named, and keep nothing from the others.')
  @ApiResponse({ status: 400, description: 'Bad values, each one named.' })
  async sortAll(@Body() { action, ids }: BulkMessagesDto, @ClientAddress() client: string): Promise<BulkSorted> {
    return { success: true, ...(await this.bulk.run(action, ids, client)) };
  }

  @Post(':id/archive')
  @HttpCode(200)
  @ApiOperation({ summary: 'Put a message away' })
  @ApiParam(ID)
  @Answers(DONE, 'It is in the archive.')
  @ApiResponse(UNKNOWN)
  async archive(@Param('id') id: string, @ClientAddress() client: string): Promise<Done> {
    await this.sort.archive(id, client);
    return SUCCESS;
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Bring a message back into the inbox, from the archive or from spam' })
  @ApiParam(ID)
  @Answers(DONE, 'It is in the inbox. If it was taken for spam, it is passed on now.')
  @ApiResponse(UNKNOWN)
  async restore(@Param('id') id: string, @ClientAddress() client: string): Promise<Done> {
    await this.sort.restore(id, client);
    return SUCCESS;
  }

  @Post(':id/spam')
  @HttpCode(200)
  @ApiOperation({ summary: 'Mark a message as spam' })
  @ApiParam(ID)
  @Answers(DONE, 'It is kept apart.')
  @ApiResponse(UNKNOWN)
  async spam(@Param('id') id: string, @ClientAddress() client: string): Promise<Done> {
    await this.sort.markAsSpam(id, client);
    return SUCCESS;
  }

  @Post(':id/delete')
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete a message for good, with its deliveries' })
  @ApiParam(ID)
  @Answers(DONE, 'Nothing of it is left.')
  @ApiResponse(UNKNOWN)
  async delete(@Param('id') id: string, @ClientAddress() client: string): Promise<Done> {
    await this.sort.delete(id, client);
    return SUCCESS;
  }

  @Post(':id/retry')
  @HttpCode(200)
  @ApiOperation({ summary: 'Try at once what has not been delivered, given up or not' })
  @ApiParam(ID)
  @Answers(DONE, 'It is being tried.')
  @ApiResponse(UNKNOWN)
  async retry(@Param('id') id: string): Promise<Done> {
    await this.sort.retry(id);
    return SUCCESS;
  }
}
