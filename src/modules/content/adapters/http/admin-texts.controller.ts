import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { AdminPages } from '../../../../platform/web/admin-pages.js';
import { PageReads } from '../../../../platform/web/page-reads.js';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { VERSION_IN_ADDRESS } from '../../../../platform/http/requests/version.pipe.js';
import { CurrentTexts } from '../../application/current-texts.js';
import { type EditedPage, EditTexts } from '../../application/edit-texts.js';
import { TEXT_PAGE_NAMES, TEXT_PAGES, type TextPageName } from '../../domain/texts/text-pages.js';
import { examplesOf } from './text-examples.js';
import { PREVIEW, type Preview } from './settings.answers.js';
import { VersionDto } from './settings.dto.js';
import { EARLIER_PAGE, EDITED_PAGE, PAGES_OF_TEXTS, SAVES_OF_TEXTS, type TextPages, type TextSaves } from './texts.answers.js';
import { PreviewTextsDto, SaveTextsDto } from './texts.dto.js';

const PAGE = { name: 'page', enum: TEXT_PAGE_NAMES, description: 'Name of the page.' };
const VERSION = { name: 'version', type: 'integer', description: 'As in the list of saves.' };
const BAD = { status: 400, description: 'A text is unknown or invalid; each one is named, and nothing is saved.' };
const UNKNOWN = { status: 404, description: 'There is no page of this name.' };
const NEVER = { status: 404, description: 'There is no such page, or it was never saved as this version.' };
const STALE = { status: 409, description: 'The texts were saved since `version`; nothing is saved.' };

/** The texts that visitors read, for the back office. */
@ApiTags('settings')
@Controller('api/admin/texts')
export class AdminTextsController {
  constructor(
    private readonly edit: EditTexts,
    private readonly current: CurrentTexts,
    private readonly pages: AdminPages,
    private readonly reads: PageReads,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The pages whose texts can be edited, with their texts' })
  @Answers(PAGES_OF_TEXTS, 'All of them.')
  async all(): Promise<TextPages> {
    return { items: await this.edit.all() };
  }

  @Get(':page')
  @ApiOperation({ summary: 'The texts of a page, with their labels, defaults and limits' })
  @ApiParam(PAGE)
  @Answers(EDITED_PAGE, 'All texts; unchanged ones have their defaults.')
  @ApiResponse(UNKNOWN)
  view(@Param('page') page: string): Promise<EditedPage> {
    return this.edit.view(page);
  }

  @Post(':page')
  @HttpCode(200)
  @ApiOperation({ summary: 'Save texts of a page' })
  @ApiParam(PAGE)
  @Answers(EDITED_PAGE, 'All texts of the page after the change.')
  @ApiResponse(BAD)
  @ApiResponse(UNKNOWN)
  @ApiResponse(STALE)
  save(@Param('page') page: string, @Body() { texts, version }: SaveTextsDto, @ClientAddress() client: string): Promise<EditedPage> {
    return this.edit.save(page, texts, { version, client });
  }

  /** The public page with these texts; nothing is saved. The HTML has no scripts. */
  @Post(':page/preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'Preview a page with unsaved texts' })
  @ApiParam(PAGE)
  @Answers(PREVIEW, 'The page with these values.')
  @ApiResponse(BAD)
  @ApiResponse(UNKNOWN)
  async preview(@Param('page') page: string, @Body() { texts }: PreviewTextsDto): Promise<Preview> {
    const changed = await this.edit.trial(page, texts);
    const name = page as TextPageName;
    const address = name === 'business-words' ? await this.someBusiness() : TEXT_PAGES[name].address;
    if (address === null) return { html: examplesOf(TEXT_PAGES[name], changed, await this.current.words()) };
    return {
      html: await this.pages.preview(address, await this.current.preview(name, changed), {
        texts: { page: name },
        guide: { slug: name.replace(/-guide$/, '') },
      }),
    };
  }

  @Get(':page/history')
  @ApiOperation({ summary: 'History of the texts of a page' })
  @ApiParam(PAGE)
  @Answers(SAVES_OF_TEXTS, 'At most fifty, newest first.')
  @ApiResponse(UNKNOWN)
  async history(@Param('page') page: string): Promise<TextSaves> {
    return { items: await this.edit.history(page) };
  }

  @Get(':page/history/:version')
  @ApiOperation({ summary: 'An earlier version of the texts of a page' })
  @ApiParam(PAGE)
  @ApiParam(VERSION)
  @Answers(EARLIER_PAGE, 'All texts after that save.')
  @ApiResponse({ status: 400, description: 'The version is not an integer.' })
  @ApiResponse(NEVER)
  revision(@Param('page') page: string, @Param('version', VERSION_IN_ADDRESS) version: number): Promise<EditedPage & { savedAt: Date }> {
    return this.edit.revision(page, version);
  }

  /** Saves that version again, as a new version. */
  @Post(':page/history/:version/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Restore an earlier version of the texts of a page' })
  @ApiParam(PAGE)
  @ApiParam(VERSION)
  @Answers(EDITED_PAGE, 'All texts of the page after the change.')
  @ApiResponse({ status: 400, description: 'A version is not an integer.' })
  @ApiResponse(NEVER)
  @ApiResponse(STALE)
  restore(
    @Param('page') page: string,
    @Param('version', VERSION_IN_ADDRESS) revision: number,
    @Body() { version }: VersionDto,
    @ClientAddress() client: string,
  ): Promise<EditedPage> {
    return this.edit.restore(page, revision, { version, client });
  }

  /** The newest business, because its page shows the words around a business. `null` in an empty directory. */
  private async someBusiness(): Promise<string | null> {
    const answer = await this.reads.read('homeListings', {});
    const [first] = 'data' in answer ? answer.data.latest : [];
    return first ? `/business/${encodeURIComponent(first.slug)}` : null;
  }
}
