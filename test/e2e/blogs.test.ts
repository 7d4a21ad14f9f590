import { eventually, get } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { execute } from '../support/database.js';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ env: { SEARCH_ENGINE: 'postgres' } });
});

afterAll(() => app?.close());

const blogs = () => get<{ blogs: unknown[] }>(app, '/api/get-blogs');

describe('the articles', () => {
  it('are an empty list in a new installation', async () => {
    expect(await blogs()).toMatchObject({ status: 200, body: { success: true, blogs: [] } });
  });

  it('are complete, newest first, and public', async () => {
    const seo = { title: 'Fix a tap', description: 'How to stop a drip.', keywords: ['tap'], modifiedTime: '2026-03-04T09:00:00.000Z' };
    await execute(
      app.databaseUrl,
      `INSERT INTO blog (file_name, title, topic, section, content, keywords, subtitle, hero_image, time, cost, difficulty, seo_data, version, created_at, updated_at)
       VALUES ('fix-a-tap', 'Fix a tap', 'Dripping taps', 'Plumbing', $1, '["tap", "drip"]', 'In half an hour', '/media/tap.webp', '30 minutes', '$5', 'Easy', $2, 3,
               '2026-03-02T08:00:00Z', '2026-03-04T09:00:00Z')`,
      ['## First\nStep 1: Water off', JSON.stringify(seo)],
    );
    await execute(
      app.databaseUrl,
      `INSERT INTO blog (file_name, title, topic, content, created_at, updated_at)
       VALUES ('latest', 'Latest', 'News', 'x', '2026-03-03T08:00:00Z', '2026-03-03T08:00:00Z'), ('oldest', 'Oldest', 'News', 'y', '2026-03-01T08:00:00Z', '2026-03-05T08:00:00Z')`,
    );
    // The application hears of it from its database.
    await eventually(async () => (await blogs()).body.blogs.length === 3, 'the articles');
    const bare = {
      topic: 'News',
      section: '',
      keywords: [],
      subtitle: '',
      heroImage: '',
      time: '',
      cost: '',
      difficulty: '',
      seoData: {},
      version: 1,
    };
    expect((await blogs()).body).toEqual({
      success: true,
      blogs: [
        {
          ...bare,
          fileName: 'latest',
          title: 'Latest',
          content: 'x',
          createdAt: '2026-03-03T08:00:00.000Z',
          updatedAt: '2026-03-03T08:00:00.000Z',
        },
        {
          fileName: 'fix-a-tap',
          title: 'Fix a tap',
          topic: 'Dripping taps',
          section: 'Plumbing',
          content: '## First\nStep 1: Water off',
          keywords: ['tap', 'drip'],
          subtitle: 'In half an hour',
          heroImage: '/media/tap.webp',
          time: '30 minutes',
          cost: '$5',
          difficulty: 'Easy',
          seoData: seo,
          createdAt: '2026-03-02T08:00:00.000Z',
          updatedAt: '2026-03-04T09:00:00.000Z',
          version: 3,
        },
        {
          ...bare,
          fileName: 'oldest',
          title: 'Oldest',
          content: 'y',
          createdAt: '2026-03-01T08:00:00.000Z',
          updatedAt: '2026-03-05T08:00:00.000Z',
        },
      ],
    });
  });

  it('of the same time are sorted by creation, newest first', async () => {
    const at = '2026-04-01T08:00:00Z';
    for (const name of ['a', 'c', 'b'])
      await execute(app.databaseUrl, `INSERT INTO blog (file_name, title, topic, content, created_at) VALUES ($1, '', '', '', $2)`, [
        name,
        at,
      ]);
    const { blogs: all } = (await blogs()).body as { blogs: { fileName: string }[] };
    expect(all.slice(0, 3).map(({ fileName }) => fileName)).toEqual(['b', 'c', 'a']);
  });
});
