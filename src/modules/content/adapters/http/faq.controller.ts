import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { PageReads } from '../../../../platform/web/page-reads.js';
import { Answers, described, list, object, text } from '../../../../platform/http/answers/answers.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { Compressed } from '../../../../platform/http/server/compressed-answer.js';
import { CurrentTexts } from '../../application/current-texts.js';
import type { FaqEntry } from '../../domain/texts/pages/faq-entries.js';

const ENTRY = object<FaqEntry>({
  id: text,
  category: text,
  question: text,
  answer: list(text),
  industry: described(text, 'The trade that helps; empty if there is none.'),
});

@ApiTags('directory')
@Controller('api/faq')
export class FaqController {
  constructor(
    private readonly texts: CurrentTexts,
    reads: PageReads,
  ) {
    reads.offer('faq', () => this.get());
    reads.offer('faqTeaser', () => this.teaser());
  }

  /** Four questions, for a page that links to the others. */
  @Public()
  @Get('teaser')
  @ApiOperation({ summary: 'A selection of questions for the home page' })
  @Answers(list(object<Pick<FaqEntry, 'id' | 'question'>>({ id: text, question: text })), 'Without their answers.')
  teaser(): Promise<Pick<FaqEntry, 'id' | 'question'>[]> {
    return this.texts.faqTeaser();
  }

  /** Questions that homeowners ask, with answers in paragraphs. */
  @Public()
  @Compressed()
  @Get()
  @ApiOperation({ summary: 'Frequently asked questions' })
  @Answers(list(ENTRY), 'All of them; answers are paragraphs.')
  get(): Promise<FaqEntry[]> {
    return this.texts.faq();
  }
}
