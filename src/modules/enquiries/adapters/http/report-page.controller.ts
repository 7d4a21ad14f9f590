import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { PageForm } from '../../../../platform/web/page-form.decorator.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { partsOf } from '../../../../platform/http/requests/hidden-fields.dto.js';
import { ReceiveMessage } from '../../application/receive-message.js';
import { ReportFormDto } from './enquiries.dto.js';

/** The report of a listing, as a browser without scripts sends it to its own page. */
@ApiExcludeController()
@Controller('business/:slug/report')
export class ReportPageController {
  constructor(private readonly receive: ReceiveMessage) {}

  @PageForm()
  @Post()
  async report(@Param('slug') slug: string, @Body() form: ReportFormDto, @ClientAddress() client: string): Promise<{ url: string }> {
    const { fields, hidden } = partsOf(form);
    await this.receive.report({ client, hidden, fields: { ...fields, slug } });
    return { url: `/business/${encodeURIComponent(slug)}/report?sent=1` };
  }
}
