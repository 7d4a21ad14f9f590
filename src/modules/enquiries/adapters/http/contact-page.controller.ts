import { Body, Controller, Post } from '@nestjs/common';
import { PartOfSite } from '../../../../platform/http/requests/part-of-site.decorator.js';
import { ApiExcludeController } from '@nestjs/swagger';
import { PageForm } from '../../../../platform/web/page-form.decorator.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { partsOf } from '../../../../platform/http/requests/hidden-fields.dto.js';
import { ReceiveMessage } from '../../application/receive-message.js';
import { ContactDto } from './enquiries.dto.js';

/** The contact form, as a browser without scripts sends it to its own page. */
@ApiExcludeController()
@PartOfSite('contact')
@Controller('about')
export class ContactPageController {
  constructor(private readonly receive: ReceiveMessage) {}

  @PageForm('/about?sent=1')
  @Post()
  async contact(@Body() form: ContactDto, @ClientAddress() client: string): Promise<void> {
    const { fields, hidden } = partsOf(form);
    await this.receive.contact({ client, hidden, fields });
  }
}
