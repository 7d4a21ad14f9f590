import { Body, Controller, Post, Redirect, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ReturnForm } from '../../../../platform/web/return-form.filter.js';
import { FORM_BODY, FormBody, URLENCODED_BODY } from '../../../../platform/http/requests/body-types.decorator.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { partsOf } from '../../../../platform/http/requests/hidden-fields.dto.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { type Contact, ReceiveMessage } from '../../application/receive-message.js';
import { ContactDto } from './enquiries.dto.js';

/** The contact form as a browser sends it to its own page when there is no script that would. */
@ApiExcludeController()
@Controller('about')
export class ContactPageController {
  constructor(private readonly receive: ReceiveMessage) {}

  @Public()
  @FormBody(URLENCODED_BODY, FORM_BODY)
  @UseFilters(ReturnForm)
  @Redirect('/about?sent=1', 303)
  @Post()
  async contact(@Body() form: ContactDto, @ClientAddress() client: string): Promise<void> {
    const { fields, hidden } = partsOf(form);
    await this.receive.contact({ client, hidden, fields: fields as unknown as Contact['fields'] });
  }
}
