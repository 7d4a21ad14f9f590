import { Controller, Header, Param, Post, Redirect, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { PageReads } from '../../../../platform/web/page-reads.js';
import { ReturnForm } from '../../../../platform/web/return-form.filter.js';
import { FORM_BODY, FormBody, URLENCODED_BODY } from '../../../../platform/http/requests/body-types.decorator.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { serialised } from '../../../../shared/serialised.js';
import { ObjectToChange } from '../../application/object-to-change.js';

/** Where the link leads by which a business objects to a change of how it is reached. Opening it changes nothing; its button does. */
@ApiExcludeController()
@Controller('renew-business/object/:token')
export class ObjectionPageController {
  constructor(
    private readonly objecting: ObjectToChange,
    reads: PageReads,
  ) {
    reads.offer('contactChange', async ({ token }) => serialised(await objecting.look(token)));
  }

  @Public()
  @FormBody(URLENCODED_BODY, FORM_BODY)
  @UseFilters(ReturnForm)
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Redirect('', 303)
  @Post()
  async object(@Param('token') token: string, @ClientAddress() client: string): Promise<{ url: string }> {
    await this.objecting.run(token, client);
    return { url: `/renew-business/object/${encodeURIComponent(token)}` };
  }
}
