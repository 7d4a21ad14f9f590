import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { download, type DownloadRules, isPublic, PUBLIC_ONLY } from './checked-download.js';

/** As the running site has it, but for this machine. */
const LOCAL: DownloadRules = {
  ...PUBLIC_ONLY,
  allows: (address) => address === '127.0.0.1' || address === '::1',
  protocols: ['http:'],
  maxBytes: 1_000,
  totalMs: 500,
};

let server: Server;
let url: string;
let folder: string;
let answer: RequestListener = () => undefined;
let asked = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'download-'));
  server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const fetched = (path: string, rules: Partial<DownloadRules> = {}) => download(url + path, join(folder, 'file'), { ...LOCAL, ...rules });

describe('the check for public addresses', () => {
  it.each(['8.8.8.8', '2001:4860:4860::8888', '::ffff:8.8.8.8'])('accepts %s', (address) => expect(isPublic(address)).toBe(true));

  it.each([
    '127.0.0.1', '127.8.9.1', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255',
    '::1', '::', 'fe80::1', 'fc00::1', '::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '64:ff9b::7f00:1', '2002:7f00:1::', 'localhost', '',
  ])("refuses %s", (address) => expect(isPublic(address)).toBe(false)); // prettier-ignore
});

describe('a download', () => {
  it('stores the file, follows redirects, and recognises unchanged content', async () => {
    answer = ({ url: path }, response) => {
      if (path === '/list.csv') response.writeHead(302, { location: '/other' }).end();
      else
        response
          .writeHead(200, { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename*=UTF-8''B%C3%A9.csv` })
          .end('a,b\r\n');
    };
    const first = await fetched('/list.csv');
    expect(first).toMatchObject({ contentType: 'text/csv', fileName: 'Bé.csv' });
    expect(await readFile(join(folder, 'file'), 'utf8')).toBe('a,b\r\n');
    expect((await fetched('/other')).contentHash).toBe(first.contentHash);
  });

  it('refuses private addresses: as a number, by name, or after a redirect', async () => {
    asked = 0;
    const rules = { allows: isPublic };
    for (const address of [url, url.replace('127.0.0.1', 'localhost'), url.replace('127.0.0.1', '[::ffff:127.0.0.1]')])
      await expect(download(address, join(folder, 'file'), { ...LOCAL, ...rules })).rejects.toThrow('private network');
    expect(asked).toBe(0);
    answer = (_request, response) => response.writeHead(302, { location: 'http://10.1.2.3/' }).end();
    await expect(fetched('/')).rejects.toThrow('private network');
    expect(asked).toBe(1);
  });

  it.each([
    ['a redirection without encryption', 'without encryption', { location: 'ftp://example.com/' }, 301],
    ['a sign-in', 'asks for a sign-in', {}, 401],
    ['nothing there', 'There is nothing at this address', {}, 404],
    ['trouble of the server', 'having problems', {}, 503],
    ['a compressed answer', 'compressed', { 'content-encoding': 'gzip' }, 200],
  ])('%s: the error gives the reason', async (_what, reason, headers, status) => {
    answer = (_request, response) => response.writeHead(status, headers as Record<string, string>).end('x');
    await expect(fetched('/')).rejects.toThrow(reason);
  });

  it('stops at redirect loops, endless files, silent servers, and unreachable ones', async () => {
    answer = (_request, response) => response.writeHead(302, { location: '/' }).end();
    await expect(fetched('/')).rejects.toThrow('more than 3 times');
    answer = (_request, response) => void response.writeHead(200).end('x'.repeat(2_000));
    await expect(fetched('/', { maxBytes: 1_024 })).rejects.toThrow('larger than');
    answer = (_request, response) => void response.writeHead(200).write('x');
    await expect(fetched('/')).rejects.toThrow('within 0.5 seconds');
    await expect(download('http://127.0.0.1:9/', join(folder, 'file'), LOCAL)).rejects.toThrow('cannot be reached');
  });
});
