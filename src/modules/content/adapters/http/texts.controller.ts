import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { PageReads } from '../../../../platform/web/page-reads.js';
import { Answers, type Schema } from '../../../../platform/http/answers/answers.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { Compressed } from '../../../../platform/http/server/compressed-answer.js';
import { CurrentTexts, type TextsOfPage } from '../../application/current-texts.js';
import type { Frame } from '../../domain/texts/frame.js';
import { isTextPage, TEXT_PAGE_NAMES } from '../../domain/texts/text-pages.js';
import { NoSuchTextPage } from '../../domain/texts/texts.errors.js';
import { PAGE_TEXTS } from './texts.answers.js';

const FRAME = { type: 'object', additionalProperties: true } as Schema<Frame>;

/** Texts for pages, one page at a time. */
@ApiTags('directory')
@Controller('api')
export class TextsController {
  constructor(
    private readonly texts: CurrentTexts,
    reads: PageReads,
  ) {
    reads.offer('texts', ({ page }) => this.of(page));
    reads.offer('frame', () => this.frame());
  }

  /** Menus and footer. */
  @Public()
  @Get('frame')
  @ApiOperation({ summary: 'Header and footer of every page' })
  @Answers(FRAME, 'Its texts by their names.')
  frame(): Promise<Frame> {
    return this.texts.frame();
  }

  @Public()
  @Compressed()
  @Get('texts/:page')
  @ApiOperation({ summary: 'The texts of one page' })
  @ApiParam({ name: 'page', enum: TEXT_PAGE_NAMES, description: 'Name of the page.' })
  @Answers(PAGE_TEXTS, 'The texts for display.')
  @ApiResponse({ status: 404, description: 'There is no page of this name.' })
  async of(@Param('page') page: string): Promise<TextsOfPage> {
    if (!isTextPage(page)) throw new NoSuchTextPage(page);
    return this.texts.of(page);
  }
}
