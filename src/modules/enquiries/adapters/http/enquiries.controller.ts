import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { FormBody } from '../../../../platform/http/requests/body-types.decorator.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { partsOf } from '../../../../platform/http/requests/hidden-fields.dto.js';
import { PartOfSite } from '../../../../platform/http/requests/part-of-site.decorator.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { ReceiveMessage } from '../../application/receive-message.js';
import { RECEIVED, type Received } from './enquiries.answers.js';
import { ContactDto, ReportDto } from './enquiries.dto.js';

const BAD = { status: 400, description: 'Fields are missing, malformed or unknown, each of them named; or there are files.' };
const TOO_MANY = { status: 429, description: 'Twenty forms came from this address within an hour; Retry-After says when to try again.' };
const STORED = 'It is stored. The same content within a day is answered with the first id.';

@ApiTags('forms')
@Controller('api')
export class EnquiriesController {
  constructor(private readonly receive: ReceiveMessage) {}

  @Public()
  @FormBody()
  @PartOfSite('contact')
  @Post('contact')
  @ApiOperation({ summary: 'The contact form' })
  @Answers(RECEIVED, STORED, 201)
  @ApiResponse(BAD)
  @ApiResponse(TOO_MANY)
  async contact(@Body() form: ContactDto, @ClientAddress() client: string): Promise<Received> {
    const { fields, hidden } = partsOf(form);
    return { success: true, id: await this.receive.contact({ client, hidden, fields }) };
  }

  @Public()
  @FormBody()
  @Post('report')
  @ApiOperation({ summary: 'Report a listing, or ask for its removal' })
  @Answers(RECEIVED, STORED, 201)
  @ApiResponse(BAD)
  @ApiResponse({ status: 404, description: 'No published listing has this slug.' })
  @ApiResponse(TOO_MANY)
  async report(@Body() form: ReportDto, @ClientAddress() client: string): Promise<Received> {
    const { fields, hidden } = partsOf(form);
    return { success: true, id: await this.receive.report({ client, hidden, fields }) };
  }
}
