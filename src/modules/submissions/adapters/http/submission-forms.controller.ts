import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../../shared/http/answers.js';
import { FormBody } from '../../../../shared/http/body-types.decorator.js';
import { ClientAddress } from '../../../../shared/http/client.decorator.js';
import { partsOf } from '../../../../shared/http/hidden-fields.dto.js';
import { Public } from '../../../../shared/http/public.decorator.js';
import { ReceiveSubmission } from '../../application/receive-submission.js';
import { readFields, type SubmissionKind } from '../../domain/submission-fields.js';
import { ListingFormDto, RenewalFormDto } from './submission-forms.dto.js';
import { RECEIPT, type Receipt } from './submission.answers.js';

const BAD = { status: 400, description: 'Fields are bad, missing or unknown, each one named; or there is a file.' };
const TOO_MANY = { status: 429, description: 'More than 20 from one address within an hour.' };

@ApiTags('directory')
@Controller('api/listings')
export class SubmissionFormsController {
  constructor(private readonly receive: ReceiveSubmission) {}

  /** The same content within 24 hours is one submission. */
  @Public()
  @FormBody()
  @Post()
  @ApiOperation({ summary: 'Submit a business for the directory' })
  @Answers(RECEIPT, 'It is stored, and waits for an admin.', 201)
  @ApiResponse(BAD)
  @ApiResponse(TOO_MANY)
  submit(@Body() form: ListingFormDto, @ClientAddress() client: string): Promise<Receipt> {
    return this.take('new', form, client);
  }

  /** Answered alike whether the directory knows the business or not. */
  @Public()
  @FormBody()
  @Post('renew')
  @ApiOperation({ summary: 'Say what is other now about a listed business' })
  @Answers(RECEIPT, 'It is stored, and waits for an admin. Until then the listing stays as it is.', 201)
  @ApiResponse(BAD)
  @ApiResponse(TOO_MANY)
  renew(@Body() form: RenewalFormDto, @ClientAddress() client: string): Promise<Receipt> {
    return this.take('renewal', form, client);
  }

  private async take(kind: SubmissionKind, { ref, ...form }: ListingFormDto | RenewalFormDto, client: string): Promise<Receipt> {
    const { fields, hidden } = partsOf(form);
    const received = await this.receive.run({ kind, fields: readFields(kind, fields), ref, hidden, client });
    return { success: true, status: 'pending', ...received };
  }
}
