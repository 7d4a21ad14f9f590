import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiProperty, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { Answers, described, list, object, oneOf, text } from '../../../../platform/http/answers/answers.js';
import { Line } from '../../../../platform/http/requests/fields.js';
import { readQuery } from '../../../../platform/http/requests/validation.js';
import { type LinkingText, PageLinks } from '../../../../platform/web/page-links.js';

class LinksQueryDto {
  @ApiProperty({ description: 'The path of a page of this site.', example: '/frozen-pipes-guide' })
  @Matches(/^\/[\w/-]+$/, { message: 'must be the path of a page of this site, such as /frozen-pipes-guide' })
  @Line()
  to: string = '';
}

export interface LinkingTexts {
  items: LinkingText[];
}

const LINKING_TEXTS = object<LinkingTexts>({
  items: list(
    object<LinkingText>({
      kind: oneOf('article', 'draft', 'text'),
      name: described(text, 'File name of the article, id of the draft, name of the page of texts.'),
      title: text,
    }),
  ),
});

/** Texts that link to a page, so that an admin can check before the page is hidden. */
@ApiTags('settings')
@Controller('api/admin/links')
export class AdminLinksController {
  constructor(private readonly links: PageLinks) {}

  @Get()
  @ApiOperation({ summary: 'Articles, drafts and texts that link to a page' })
  @ApiQuery({ type: LinksQueryDto })
  @Answers(LINKING_TEXTS, 'All of them, except menus and lists of guides, which leave out links to hidden pages automatically.')
  @ApiResponse({ status: 400, description: 'to is missing, invalid or repeated.' })
  async all(@Query() raw: Record<string, unknown>): Promise<LinkingTexts> {
    return { items: await this.links.to(readQuery(LinksQueryDto, raw).to) };
  }
}
