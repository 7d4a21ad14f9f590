import { Body, Controller, Header, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageForm } from '../../../../platform/web/page-form.decorator.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { partsOf } from '../../../../platform/http/requests/hidden-fields.dto.js';
import { ReceiveSubmission } from '../../application/receive-submission.js';
import type { SubmissionKind } from '../../domain/submission-fields.js';
import { SentCookie } from './sent-cookie.js';
import { ListingFormDto, RenewalFormDto } from './submission-forms.dto.js';

const THANK_YOU = '/list-business/thank-you';

interface Next {
  url: string;
}

/**
 * The forms about a business as a browser sends them to their own pages when there is no script that would. They lead to the
 * owner's private page, which says thank you: no other page could show the link without keeping it somewhere. What came in before from
 * another browser leads to the page that thanks and shows no link.
 */
@ApiExcludeController()
@Controller()
export class SubmissionPagesController {
  constructor(
    private readonly receive: ReceiveSubmission,
    private readonly sent: SentCookie,
  ) {}

  @PageForm()
  @Header('cache-control', 'no-store')
  @Post('list-business')
  submit(
    @Body() form: ListingFormDto,
    @ClientAddress() client: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Next> {
    return this.take('new', form, client, request, reply);
  }

  @PageForm()
  @Header('cache-control', 'no-store')
  @Post('renew-business')
  renew(
    @Body() form: RenewalFormDto,
    @ClientAddress() client: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Next> {
    return this.take('renewal', form, client, request, reply);
  }

  private async take(
    kind: SubmissionKind,
    { ref, ...form }: ListingFormDto | RenewalFormDto,
    client: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Next> {
    const { fields, hidden } = partsOf(form);
    const { id, statusUrl } = await this.receive.run({
      kind,
      fields,
      ref,
      hidden,
      client,
      sentBefore: this.sent.read(request),
    });
    // Somebody else may have sent the same before: this browser is not shown their link.
    if (statusUrl === undefined) return { url: THANK_YOU };
    this.sent.remember(request, reply, id);
    return { url: `${new URL(statusUrl).pathname}?sent=1` };
  }
}
