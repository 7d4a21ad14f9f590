import { useSearchParams } from 'react-router-dom';
import { MAX_NAME_LENGTH } from '../../../../../../src/shared/forms/input-limits.js';
import type { BlogWhole } from '../blog-fields.js';

export const INDUSTRIES = ['Plumbing', 'Electrical', 'HVAC'] as const;
export type Industry = (typeof INDUSTRIES)[number] | '';

/** The list's state in the address; missing parameters are empty. */
export interface ListAddress {
  industry: Industry;
  q: string;
  page: number;
}

/** Reads and changes the address, which is the only place for page, filters and the open item. */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  const list: ListAddress = {
    industry: INDUSTRIES.find((name) => name === parameters.get('industry')) ?? '',
    q: (parameters.get('q') ?? '').slice(0, MAX_NAME_LENGTH),
    page: Math.max(1, Math.min(Number.parseInt(parameters.get('page') ?? '', 10) || 1, 1_000_000)),
  };
  const addressWith = (changes: Record<string, string | number>) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '' || value === 1) next.delete(name);
      else next.set(name, String(value));
    }
    return next;
  };
  /** Changing a filter returns to the first page. */
  const change = (changes: Partial<ListAddress>) =>
    setParameters(addressWith({ page: 1, ...changes }), { replace: changes.q !== undefined && list.q !== '' && changes.q !== '' });
  const open = (name: 'edit' | 'history', fileName: string) => `?${addressWith({ edit: '', history: '', [name]: fileName }).toString()}`;
  const close = () => setParameters(addressWith({ edit: '', history: '' }));
  return { list, edit: parameters.get('edit') || undefined, history: parameters.get('history') || undefined, change, open, close };
}

/** The articles of an industry (HVAC is also called HVAC Technician) whose title, topic or keywords contain all words. */
export function blogsIn(blogs: readonly BlogWhole[], { industry, q }: Pick<ListAddress, 'industry' | 'q'>): BlogWhole[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return blogs.filter(({ section, title, topic, keywords }) => {
    const name = section.trim().toLowerCase();
    const fits = industry === '' || name === industry.toLowerCase() || (industry === 'HVAC' && name === 'hvac technician');
    const text = [title, topic, section, ...keywords].join(' ').toLowerCase();
    return fits && words.every((word) => text.includes(word));
  });
}
