import { Controller, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { PageReads } from '../../../../platform/web/page-reads.js';
import { OwnPageForm } from '../../../../platform/web/page-form.decorator.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { serialised } from '../../../../shared/serialised.js';
import { ObjectToChange } from '../../application/object-to-change.js';

/** The page where a business objects to a change of its contact details. Opening it changes nothing; only its button does. */
@ApiExcludeController()
@Controller('renew-business/object/:token')
export class ObjectionPageController {
  constructor(
    private readonly objecting: ObjectToChange,
    reads: PageReads,
  ) {
    reads.offer('contactChange', async ({ token }) => serialised(await objecting.look(token)));
  }

  @OwnPageForm()
  @Post()
  async object(@Param('token') token: string, @ClientAddress() client: string): Promise<{ url: string }> {
    await this.objecting.run(token, client);
    return { url: `/renew-business/object/${encodeURIComponent(token)}` };
  }
}
