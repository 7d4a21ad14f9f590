import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Answers, described, flag, list, nullable, object, oneOf, text, time, whole, yes } from '../http/answers/answers.js';
import { ClientAddress } from '../http/requests/client.decorator.js';
import type { Undelivered } from './delivery-store.js';
import { GivenUpDeliveries, type UndeliveredList } from './given-up-deliveries.js';

const UNDELIVERED = object<UndeliveredList>({
  items: described(
    list(
      object<Undelivered>({
        id: text,
        channel: oneOf('forward', 'mail'),
        to: described(nullable(text), 'The address of an email; null for a form that is passed on.'),
        subject: nullable(text),
        lastError: described(nullable(text), 'What the last attempt failed on.'),
        updatedAt: described(time, 'When it was given up.'),
        outdated: described(flag, 'The link in it has run out: it is not tried again.'),
      }),
    ),
    'The newest, 20 at most.',
  ),
  total: described(whole, 'How many there are.'),
});

export interface Retried {
  success: true;
  count: number;
}

const SUCCESS = { success: true } as const;
const DONE = object<typeof SUCCESS>({ success: yes });
const RETRIED = object<Retried>({ success: yes, count: described(whole, 'How many were put back into the queue.') });
const ID = { name: 'id', description: 'As the list answers it.' };
const UNKNOWN = { status: 404, description: 'Nothing that was given up has this id.' };

/** Emails and forwarded forms whose delivery was given up, of every kind. */
@ApiTags('admin')
@Controller('api/admin/deliveries')
export class DeliveriesController {
  constructor(private readonly givenUp: GivenUpDeliveries) {}

  @Get()
  @ApiOperation({ summary: 'Emails and forms that could not be delivered' })
  @Answers(UNDELIVERED, 'The newest of them, without those that the daily limit of an address held up.')
  list(): Promise<UndeliveredList> {
    return this.givenUp.list();
  }

  @Post(':id/retry')
  @HttpCode(200)
  @ApiOperation({ summary: 'Try one of them again' })
  @ApiParam(ID)
  @Answers(DONE, 'It is in the queue, for another three days.')
  @ApiResponse(UNKNOWN)
  @ApiResponse({ status: 409, description: 'The link in it has run out.' })
  async retry(@Param('id') id: string, @ClientAddress() client: string): Promise<typeof SUCCESS> {
    await this.givenUp.retry(id, client);
    return SUCCESS;
  }

  @Post(':id/let-go')
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete one of them: it is never sent' })
  @ApiParam(ID)
  @Answers(DONE, 'It is gone.')
  @ApiResponse(UNKNOWN)
  async letGo(@Param('id') id: string, @ClientAddress() client: string): Promise<typeof SUCCESS> {
    await this.givenUp.discard(id, client);
    return SUCCESS;
  }

  @Post('retry')
  @HttpCode(200)
  @ApiOperation({ summary: 'Try all of them again' })
  @Answers(RETRIED, 'They are in the queue, 10,000 at most; those whose link has run out stay.')
  async retryAll(@ClientAddress() client: string): Promise<Retried> {
    return { success: true, count: await this.givenUp.retryAll(client) };
  }
}
