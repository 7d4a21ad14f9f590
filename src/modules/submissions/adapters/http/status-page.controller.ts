import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { OwnPageForm } from '../../../../platform/web/page-form.decorator.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { partsOf } from '../../../../platform/http/requests/hidden-fields.dto.js';
import { ConfirmAddress } from '../../application/confirm-address.js';
import { OwnSubmission } from '../../application/own-submission.js';
import { StatusFormDto } from './status-form.dto.js';

/** The forms of an owner's page, as a browser without scripts sends them to that page. */
@ApiExcludeController()
@Controller('status/:token')
export class StatusPageController {
  constructor(
    private readonly own: OwnSubmission,
    private readonly confirming: ConfirmAddress,
  ) {}

  @OwnPageForm()
  @Post()
  async change(
    @Param('token') token: string,
    @Body() { action, version, ...form }: StatusFormDto,
    @ClientAddress() client: string,
  ): Promise<{ url: string }> {
    if (action === 'withdraw') await this.own.withdraw(token, client);
    else await this.own.correct(token, partsOf(form).fields, { client, version });
    return { url: `/status/${encodeURIComponent(token)}${action === 'correct' ? '?corrected=1' : ''}` };
  }

  /** The button behind the link in an email. Mail scanners open links, but do not press buttons. */
  @OwnPageForm()
  @Post(':proof')
  async confirm(@Param('token') token: string, @Param('proof') proof: string, @ClientAddress() client: string): Promise<{ url: string }> {
    await this.confirming.run(token, proof, client);
    return { url: `/status/${encodeURIComponent(token)}` };
  }
}
