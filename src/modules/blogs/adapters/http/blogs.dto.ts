import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { Allow, IsNotEmpty, IsObject, ValidateNested } from 'class-validator';
import { Line, LONGEST, MayBeAbsent, Text } from '../../../../platform/http/requests/fields.js';
import { WholeNumber } from '../../../../platform/http/requests/whole-number.decorator.js';
import { PageQueryDto } from '../../../../platform/http/requests/page-query.dto.js';
import { AlsoReadBy } from '../../../../platform/http/requests/validation.js';
import type { ArticlesWanted } from '../../application/read-articles.js';
import type { BlogSeo } from '../../domain/blog.js';
import { type BlogChanges, type NewBlog, refuseBadName } from '../../domain/blog-change.js';
import type { DraftFields } from '../../domain/blog-draft.js';
import { ARTICLE_LIMITS, EMPTY_FIELD, SEO_LIMITS } from '../../domain/article-limits.js';
import { HeroImage, Keywords, OptionalLine, SeenVersion, ServerOwned } from './blog-fields.js';

const NOT_EMPTY = { message: EMPTY_FIELD };
const AN_OBJECT = { message: 'must be an object' };

export class SeoDto implements BlogSeo {
  @OptionalLine(SEO_LIMITS.title) title?: string;
  @OptionalLine(SEO_LIMITS.description) description?: string;
  @Keywords() keywords?: string[];
  @ServerOwned() @Allow() modifiedTime?: string;
}

/** Optional fields besides the text. */
class AroundTheTextDto {
  @OptionalLine(ARTICLE_LIMITS.title, { description: 'By default, the topic.' }) title?: string;
  @OptionalLine(ARTICLE_LIMITS.section, { description: 'The section in which it is listed; empty means Other.' }) section?: string;
  @Keywords() keywords?: string[];
  @OptionalLine(ARTICLE_LIMITS.subtitle) subtitle?: string;
  @HeroImage() heroImage?: string;
  @OptionalLine(ARTICLE_LIMITS.time, { example: '30 minutes' }) time?: string;
  @OptionalLine(ARTICLE_LIMITS.cost, { example: '$5-25' }) cost?: string;
  @OptionalLine(ARTICLE_LIMITS.difficulty, { example: 'Easy' }) difficulty?: string;

  @ApiPropertyOptional({ type: SeoDto, description: 'Metadata for search engines.' })
  @MayBeAbsent()
  @IsObject(AN_OBJECT)
  @ValidateNested(AN_OBJECT)
  @Type(() => SeoDto)
  seoData?: SeoDto;
}

const MAX_PER_SECTION = 100;

export class ArticlesQueryDto implements ArticlesWanted {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_PER_SECTION,
    description: 'The maximum number of each section, newest first.',
  })
  @MayBeAbsent()
  @WholeNumber(1, MAX_PER_SECTION)
  perSection?: number;

  @ApiPropertyOptional({
    maxLength: LONGEST.name,
    description: 'The id of a section of the guide, as in /section/{id}; `other` for articles without one.',
    example: 'plumbing',
  })
  @MayBeAbsent()
  @Line(LONGEST.name)
  section?: string;
}

export class PublishBlogDto extends AroundTheTextDto implements NewBlog {
  @ApiProperty({ maxLength: ARTICLE_LIMITS.topic })
  @Line(ARTICLE_LIMITS.topic)
  @IsNotEmpty(NOT_EMPTY)
  topic!: string;

  @ApiProperty({ maxLength: ARTICLE_LIMITS.content, description: 'Text with ## headings and lines such as Step 1: title.' })
  @Text(ARTICLE_LIMITS.content)
  @IsNotEmpty(NOT_EMPTY)
  content!: string;
}

/** A whole article as get-blogs answers it, or the fields that change. */
export class ChangedBlogDto extends AroundTheTextDto implements BlogChanges {
  @ApiPropertyOptional({ description: 'A new address of the article; the old one redirects there.' })
  @MayBeAbsent()
  @Line(LONGEST.name)
  @IsNotEmpty(NOT_EMPTY)
  fileName?: string;

  @ApiPropertyOptional({ maxLength: ARTICLE_LIMITS.topic })
  @MayBeAbsent()
  @Line(ARTICLE_LIMITS.topic)
  @IsNotEmpty(NOT_EMPTY)
  topic?: string;

  @ApiPropertyOptional({ maxLength: ARTICLE_LIMITS.content })
  @MayBeAbsent()
  @Text(ARTICLE_LIMITS.content)
  @IsNotEmpty(NOT_EMPTY)
  content?: string;

  @ApiPropertyOptional({
    minimum: 1,
    description: 'The version that you have read. An outdated one is refused; without one the last save wins.',
  })
  @MayBeAbsent()
  @SeenVersion()
  version?: number;

  @ServerOwned() @Allow() createdAt?: string;
  @ServerOwned() @Allow() updatedAt?: string;
}

@AlsoReadBy<{ fileName: unknown; blog?: { fileName?: unknown } | null }>(({ fileName, blog }) => {
  if (typeof blog?.fileName === 'string') refuseBadName(blog.fileName, String(fileName));
})
export class UpdateBlogDto {
  @ApiProperty({ description: 'Its present address.' })
  @Line()
  @IsNotEmpty(NOT_EMPTY)
  fileName!: string;

  @ApiProperty({ type: ChangedBlogDto })
  @IsObject(AN_OBJECT)
  @ValidateNested(AN_OBJECT)
  @Type(() => ChangedBlogDto)
  blog!: ChangedBlogDto;
}

export class DeleteBlogDto {
  @ApiProperty()
  @Line()
  @IsNotEmpty(NOT_EMPTY)
  fileName!: string;
}

/** An unfinished article: no field is required. */
export class PreviewBlogDto extends OmitType(AroundTheTextDto, ['heroImage']) {
  @ApiPropertyOptional({ description: 'Of the article that it changes.' })
  @MayBeAbsent()
  @Line()
  fileName?: string;

  @OptionalLine(ARTICLE_LIMITS.topic) topic?: string;
  @OptionalLine(LONGEST.url, { description: 'Shown if it is an address of a picture.' }) heroImage?: string;

  @ApiPropertyOptional({ maxLength: ARTICLE_LIMITS.content })
  @MayBeAbsent()
  @Text(ARTICLE_LIMITS.content)
  content?: string;

  @ServerOwned() @Allow() version?: number;
  @ServerOwned() @Allow() createdAt?: string;
  @ServerOwned() @Allow() updatedAt?: string;
}

export class RestoreBlogDto {
  @ApiPropertyOptional({ minimum: 1, description: 'The present version that you have read. An outdated one is refused.' })
  @MayBeAbsent()
  @SeenVersion()
  version?: number;
}

const FIELDS = {
  type: 'object',
  additionalProperties: true,
  description: 'As typed, complete or not: the fields of the article, and further data of the editor.',
} as const;

export class NewDraftDto {
  @ApiProperty(FIELDS)
  @IsObject(AN_OBJECT)
  fields!: DraftFields;

  @ApiPropertyOptional({ description: 'The published article that it changes.' })
  @MayBeAbsent()
  @Line()
  fileName?: string;
}

export class DraftsQueryDto extends PageQueryDto {
  @ApiPropertyOptional({ description: 'Only the draft that changes the article at this address.' })
  @MayBeAbsent()
  @Line()
  fileName?: string;
}

export class ScheduleDraftDto {
  @ApiProperty({ example: '2026-12-01T09:00', description: 'In the site’s time zone (SITE_TIME_ZONE).' })
  @Line()
  @IsNotEmpty(NOT_EMPTY)
  publishAt!: string;
}

export class SaveDraftDto {
  @ApiProperty(FIELDS)
  @IsObject(AN_OBJECT)
  fields!: DraftFields;

  @ApiProperty({ minimum: 1, description: 'The version that this client has read.' })
  @SeenVersion()
  version!: number;
}
