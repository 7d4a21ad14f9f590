/** An article that this browser keeps by itself. All of it is plain text. */
export interface StoredBlog {
  title: string;
  topic: string;
  section: string;
  /** ISO 8601, or empty. */
  createdAt: string;
  content: string;
}

/** Where browsers keep the settings of the site, articles among them. */
const STORED = 'homewright-settings';

/** The article of this address that the browser keeps, if it keeps one. */
export function storedBlog(fileName: string): StoredBlog | undefined {
  try {
    const { generatedBlogs } = Object(JSON.parse(localStorage.getItem(STORED) ?? '{}')) as { generatedBlogs?: unknown };
    return blogNamed(fileName, generatedBlogs);
  } catch {
    // A browser that stores nothing, or something else under this name.
    return undefined;
  }
}

/** @param blogs whatever was found: entries that are no articles are passed over */
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

/** As addresses are made of topics. */
function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
