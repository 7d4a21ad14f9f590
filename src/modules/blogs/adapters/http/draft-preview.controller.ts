import { Controller, Get, Param, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AdminPages } from '../../../../platform/web/admin-pages.js';
import { ShowGate } from '../../../../platform/web/show-gate.filter.js';
import { ReadArticles } from '../../application/read-articles.js';
import { WriteDrafts } from '../../application/write-drafts.js';

/** Leads to the reader, and to no article: none can have such a name. */
const NOBODYS_ADDRESS = '/draft-preview--';

/** A draft on the reader's own page, for admins. */
@ApiExcludeController()
@UseFilters(ShowGate)
@Controller('blog-preview')
export class DraftPreviewController {
  constructor(
    private readonly drafts: WriteDrafts,
    private readonly articles: ReadArticles,
    private readonly pages: AdminPages,
  ) {}

  @Get(':id')
  async show(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const { fields, fileName } = await this.drafts.get(id);
    await this.pages.answerPreview(reply, NOBODYS_ADDRESS, { blog: await this.articles.preview(fields, fileName ?? '') });
  }
}
