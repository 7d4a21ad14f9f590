import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Answers, described, flag, list, nullable, object, oneOf, text, time, whole, yes } from '../http/answers/answers.js';
import { ClientAddress } from '../http/requests/client.decorator.js';
import type { Undelivered } from './delivery-store.js';
import { GivenUpDeliveries, type UndeliveredList } from './given-up-deliveries.js';

const GIVEN_UP = {
  items: described(
    list(
      object<Undelivered>({
        id: text,
        channel: oneOf('forward', 'mail'),
        to: described(nullable(text), 'The address of an email; null for a forwarded form.'),
        subject: nullable(text),
        lastError: described(nullable(text), 'The error of the last attempt.'),
        updatedAt: described(time, 'When it was given up.'),
        outdated: described(flag, 'The link in it has expired: it is not retried.'),
      }),
    ),
    'The newest, 20 at most.',
  ),
  total: described(whole, 'How many there are.'),
};
const UNDELIVERED = object<UndeliveredList>({
  ...GIVEN_UP,
  heldBack: described(object<UndeliveredList['heldBack']>(GIVEN_UP), 'Emails that the daily limit of their address stopped.'),
});

export interface Retried {
  success: true;
  count: number;
}

const SUCCESS = { success: true } as const;
const DONE = object<typeof SUCCESS>({ success: yes });
const RETRIED = object<Retried>({ success: yes, count: described(whole, 'The number of queued deliveries.') });
const ID = { name: 'id', description: 'As in the list.' };
const UNKNOWN = { status: 404, description: 'There is no given-up delivery with this id.' };

/** Emails and forwarded forms whose delivery was given up, of every kind. */
@ApiTags('admin')
@Controller('api/admin/deliveries')
export class DeliveriesController {
  constructor(private readonly givenUp: GivenUpDeliveries) {}

  @Get()
  @ApiOperation({ summary: 'Emails and forms that could not be delivered' })
  @Answers(UNDELIVERED, 'The newest ones; those stopped by the daily limit of an address are listed separately.')
  list(): Promise<UndeliveredList> {
    return this.givenUp.list();
  }

  @Post(':id/retry')
  @HttpCode(200)
  @ApiOperation({ summary: 'Retry an undelivered email or form' })
  @ApiParam(ID)
  @Answers(DONE, 'It is queued for another three days.')
  @ApiResponse(UNKNOWN)
  @ApiResponse({ status: 409, description: 'The link in it has expired.' })
  async retry(@Param('id') id: string, @ClientAddress() client: string): Promise<typeof SUCCESS> {
    await this.givenUp.retry(id, client);
    return SUCCESS;
  }

  @Post(':id/let-go')
  @HttpCode(200)
  @ApiOperation({ summary: 'Discard an undelivered email or form: it is never sent' })
  @ApiParam(ID)
  @Answers(DONE, 'It is deleted.')
  @ApiResponse(UNKNOWN)
  async letGo(@Param('id') id: string, @ClientAddress() client: string): Promise<typeof SUCCESS> {
    await this.givenUp.discard(id, client);
    return SUCCESS;
  }

  @Post('retry')
  @HttpCode(200)
  @ApiOperation({ summary: 'Retry all undelivered emails and forms' })
  @Answers(RETRIED, 'They are queued, 10,000 at most; those with an expired link are left out.')
  async retryAll(@ClientAddress() client: string): Promise<Retried> {
    return { success: true, count: await this.givenUp.retryAll(client) };
  }
}
