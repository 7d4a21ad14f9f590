import { Controller, Get, Param, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AdminPages } from '../../../../platform/web/admin-pages.js';
import { ShowLoginPage } from '../../../../platform/web/show-login-page.filter.js';
import { ReadArticles } from '../../application/read-articles.js';
import { WriteDrafts } from '../../application/write-drafts.js';

/** Path of the preview page; no article can have this name. */
const PREVIEW_PATH = '/draft-preview--';

/** A draft as its readers will see it, for admins. */
@ApiExcludeController()
@UseFilters(ShowLoginPage)
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
    await this.pages.answerPreview(reply, PREVIEW_PATH, { blog: await this.articles.preview(fields, fileName ?? '') });
  }
}
