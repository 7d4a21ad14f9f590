import { Body, Controller, Param, Post, Redirect, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ReturnForm } from '../../../../platform/web/return-form.filter.js';
import { FORM_BODY, FormBody, URLENCODED_BODY } from '../../../../platform/http/requests/body-types.decorator.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { partsOf } from '../../../../platform/http/requests/hidden-fields.dto.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { ReceiveMessage, type Report } from '../../application/receive-message.js';
import { ReportFormDto } from './enquiries.dto.js';

/** The report of a listing as a browser sends it to its own page when there is no script that would. */
@ApiExcludeController()
@Controller('business/:slug/report')
export class ReportPageController {
  constructor(private readonly receive: ReceiveMessage) {}

  @Public()
  @FormBody(URLENCODED_BODY, FORM_BODY)
  @UseFilters(ReturnForm)
  @Redirect('', 303)
  @Post()
  async report(@Param('slug') slug: string, @Body() form: ReportFormDto, @ClientAddress() client: string): Promise<{ url: string }> {
    const { fields, hidden } = partsOf(form);
    await this.receive.report({ client, hidden, fields: { ...(fields as unknown as Report['fields']), slug } });
    return { url: `/business/${encodeURIComponent(slug)}/report?sent=1` };
  }
}
