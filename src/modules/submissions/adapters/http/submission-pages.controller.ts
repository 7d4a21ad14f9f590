import { Body, Controller, Header, Post, Redirect, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ReturnForm } from '../../../../platform/web/return-form.filter.js';
import { FORM_BODY, FormBody, URLENCODED_BODY } from '../../../../shared/http/body-types.decorator.js';
import { ClientAddress } from '../../../../shared/http/client.decorator.js';
import { partsOf } from '../../../../shared/http/hidden-fields.dto.js';
import { Public } from '../../../../shared/http/public.decorator.js';
import { ReceiveSubmission } from '../../application/receive-submission.js';
import { readFields, type SubmissionKind } from '../../domain/submission-fields.js';
import { ListingFormDto, RenewalFormDto } from './submission-forms.dto.js';

interface Next {
  url: string;
}

/**
 * The forms about a business as a browser sends them to their own pages when there is no script that would. They lead to the
 * owner's private page, which says thank you: no other page could show the link without keeping it somewhere.
 */
@ApiExcludeController()
@Controller()
export class SubmissionPagesController {
  constructor(private readonly receive: ReceiveSubmission) {}

  @Public()
  @FormBody(URLENCODED_BODY, FORM_BODY)
  @UseFilters(ReturnForm)
  @Header('cache-control', 'no-store')
  @Redirect('', 303)
  @Post('list-business')
  submit(@Body() form: ListingFormDto, @ClientAddress() client: string): Promise<Next> {
    return this.take('new', form, client);
  }

  @Public()
  @FormBody(URLENCODED_BODY, FORM_BODY)
  @UseFilters(ReturnForm)
  @Header('cache-control', 'no-store')
  @Redirect('', 303)
  @Post('renew-business')
  renew(@Body() form: RenewalFormDto, @ClientAddress() client: string): Promise<Next> {
    return this.take('renewal', form, client);
  }

  private async take(kind: SubmissionKind, { ref, ...form }: ListingFormDto | RenewalFormDto, client: string): Promise<Next> {
    const { fields, hidden } = partsOf(form);
    const { statusUrl } = await this.receive.run({ kind, fields: readFields(kind, fields), ref, hidden, client });
    return { url: `${new URL(statusUrl).pathname}?sent=1` };
  }
}
