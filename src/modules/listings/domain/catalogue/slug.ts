import { hash } from 'node:crypto';
import slugify from '@sindresorhus/slugify';

const MAX_SLUG_LENGTH = 80;

/** The readable part of a business's address on the site; made unique by the repository, never changed afterwards. */
export function slugFor(title: string, city: string | null): string {
  const slug = slugify([title, city].filter(Boolean).join(' '), { customReplacements: [['&', ' and ']] });
  return slug.slice(0, MAX_SLUG_LENGTH).replace(/-+$/, '') || 'business';
}

/** A slug that no other listing has, for another business with the same name in the same city. */
export function slugWithDigest(slug: string, id: string): string {
  return `${slug}-${hash('sha256', id, 'hex').slice(0, 8)}`;
}
