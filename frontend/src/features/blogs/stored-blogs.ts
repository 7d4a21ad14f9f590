/** An article that is stored only in this browser. All of it is plain text. */
export interface StoredBlog {
  title: string;
  topic: string;
  section: string;
  /** ISO 8601, or empty. */
  createdAt: string;
  content: string;
}

/** Storage key of the site's settings, which may contain articles. */
const STORED = 'homewright-settings';

/** The article of this address in the browser's storage, if any. */
export function storedBlog(fileName: string): StoredBlog | undefined {
  try {
    const { generatedBlogs } = Object(JSON.parse(localStorage.getItem(STORED) ?? '{}')) as { generatedBlogs?: unknown };
    return blogNamed(fileName, generatedBlogs);
  } catch {
    // Storage is disabled, or its value is invalid.
    return undefined;
  }
}

/** @param blogs an untrusted value: invalid entries are skipped */
export function blogNamed(fileName: string, blogs: unknown): StoredBlog | undefined {
  if (!Array.isArray(blogs)) return undefined;
  for (const entry of blogs) {
    const text = (name: string) => {
      const value = (Object(entry) as Record<string, unknown>)[name];
      return typeof value === 'string' ? value : '';
    };
    const [title, topic] = [text('title'), text('topic')];
    const names = [text('fileName'), slugOf(topic), slugOf(title)];
    if ((title || topic) && names.includes(fileName))
      return { title: title || topic, topic, section: text('section'), createdAt: text('createdAt'), content: text('content') };
  }
  return undefined;
}

/** The address that was derived from a topic. */
function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
