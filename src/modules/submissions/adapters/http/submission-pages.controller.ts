import { PartOfSite } from '../../../../platform/http/requests/part-of-site.decorator.js';
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
 * The listing forms as a browser without script posts them to their pages. They redirect to the owner's private page, because any other
 * page would have to carry the link in its address. A repeat from another browser is redirected to the thank-you page, without the link.
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
  @PartOfSite('renewals')
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
    // Another person may have sent the same content before: this browser must not be shown their link.
    if (statusUrl === undefined) return { url: THANK_YOU };
    this.sent.remember(request, reply, id);
    return { url: `${new URL(statusUrl).pathname}?sent=1` };
  }
}
