import { described, list, nullable, object, optional, type Schema, text, whole } from '../../../../platform/http/answers/answers.js';
import type { ArticleMoved, ArticleStep, ArticleView } from '../../domain/article-view.js';

const html = described(text, 'HTML without scripts; its headings begin at h3.');
const moment = described(text, 'ISO 8601.');

export const ARTICLE = object<ArticleView>({
  fileName: described(text, 'Its address on the site; empty before its publication.'),
  title: text,
  subtitle: text,
  section: text,
  heroImage: text,
  time: text,
  cost: text,
  difficulty: text,
  keywords: list(text),
  minutes: described(whole, 'The reading time.'),
  createdAt: moment,
  modifiedAt: moment,
  seo: object<ArticleView['seo']>({ title: text, description: text, keywords: list(text) }),
  disclaimer: nullable(html),
  introduction: html,
  tools: list(text),
  parts: list(text),
  beforeCalling: nullable(html),
  steps: list(
    object<ArticleStep>({ number: described(whole, 'From 1, without gaps.'), title: text, html, tips: list(text), time: nullable(text) }),
  ),
  sections: list(object<ArticleView['sections'][number]>({ heading: text, html })),
  whenToCall: nullable(
    object<NonNullable<ArticleView['whenToCall']>>({ html, items: optional(described(list(text), 'If it consists of a list only.')) }),
  ),
  conclusion: nullable(html),
  industry: described(nullable(text), 'The trade to search for; null if the section has none.'),
  related: list(object<ArticleView['related'][number]>({ title: text, path: text })),
});

const MOVED = object<ArticleMoved>({ movedTo: described(text, 'The present path of the article.') });

export const ARTICLE_OR_MOVED = { anyOf: [ARTICLE, MOVED] } as Schema<ArticleView | ArticleMoved>;
