import { Body, Controller, Header, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { FormBody } from '../../../../platform/http/requests/body-types.decorator.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { partsOf } from '../../../../platform/http/requests/hidden-fields.dto.js';
import { PartOfSite } from '../../../../platform/http/requests/part-of-site.decorator.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { ReceiveSubmission } from '../../application/receive-submission.js';
import type { SubmissionKind } from '../../domain/submission-fields.js';
import { SentCookie } from './sent-cookie.js';
import { ListingFormDto, RenewalFormDto } from './submission-forms.dto.js';
import { RECEIPT, type Receipt } from './submission.answers.js';

const BAD = { status: 400, description: 'Fields are invalid, missing or unknown, each of them named; or there is a file.' };
const TOO_MANY = { status: 429, description: 'More than 20 from one address within an hour.' };

@ApiTags('directory')
@Controller('api/listings')
export class SubmissionFormsController {
  constructor(
    private readonly receive: ReceiveSubmission,
    private readonly sent: SentCookie,
  ) {}

  /** The same content within 24 hours is one submission. The answer sets a cookie by which a repeat from the same browser is known. */
  @Public()
  @FormBody()
  @Header('cache-control', 'no-store')
  @Post()
  @ApiOperation({ summary: 'Submit a business for the directory' })
  @Answers(RECEIPT, 'It is stored, and pending.', 201)
  @ApiResponse(BAD)
  @ApiResponse(TOO_MANY)
  async submit(
    @Body() form: ListingFormDto,
    @ClientAddress() client: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Receipt> {
    const receipt = await this.take('new', form, client, this.sent.read(request));
    if (receipt.statusUrl) this.sent.remember(request, reply, receipt.id);
    return receipt;
  }

  /** The answer is the same whether the business is in the directory or not. */
  @Public()
  @FormBody()
  @Header('cache-control', 'no-store')
  @PartOfSite('renewals')
  @Post('renew')
  @ApiOperation({ summary: 'Submit changes of a listed business' })
  @Answers(RECEIPT, 'It is stored, and pending. The listing is unchanged until the decision.', 201)
  @ApiResponse(BAD)
  @ApiResponse(TOO_MANY)
  async renew(
    @Body() form: RenewalFormDto,
    @ClientAddress() client: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Receipt> {
    const receipt = await this.take('renewal', form, client, this.sent.read(request));
    if (receipt.statusUrl) this.sent.remember(request, reply, receipt.id);
    return receipt;
  }

  private async take(
    kind: SubmissionKind,
    { ref, ...form }: ListingFormDto | RenewalFormDto,
    client: string,
    sentBefore: readonly string[],
  ): Promise<Receipt> {
    const { fields, hidden } = partsOf(form);
    const received = await this.receive.run({ kind, fields, ref, hidden, client, sentBefore });
    return { success: true, status: 'pending', ...received };
  }
}
