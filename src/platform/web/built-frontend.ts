import type { OnApplicationBootstrap } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineSources } from '../http/server/security-headers.js';
import { hashSource, type PageFiles } from './document.js';
import { Frontend } from './frontend.js';
import type { ServerEntry } from './page-contract.js';

/** Vite's manifest: the built files of each source module. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; assets?: string[]; isEntry?: boolean }>;

const CLIENT_ENTRY = 'src/entry-client.tsx';
const ADMIN_ENTRY = 'src/entry-admin.tsx';

/** The pages as built by `npm run build`. */
export class BuiltFrontend extends Frontend implements OnApplicationBootstrap {
  private readonly manifest: Manifest;
  private readonly admin: { files: PageFiles; inline: InlineSources };
  private readonly files = new Map<string, { files: PageFiles; inline: InlineSources }>();
  private loading: Promise<ServerEntry> | undefined;

  constructor(private readonly folder: string) {
    super();
    this.manifest = this.manifestIn('client/.vite/manifest.json');
    this.admin = this.collect(ADMIN_ENTRY, [], this.manifestIn('client/.vite/admin.json'));
  }

  /** Loads the server entry before the first request, because loading blocks the thread for a tenth of a second. */
  async onApplicationBootstrap(): Promise<void> {
    await this.entry();
  }

  entry(): Promise<ServerEntry> {
    this.loading ??= import(pathToFileURL(join(this.folder, 'server/entry-server.js')).href) as Promise<ServerEntry>;
    return this.loading;
  }

  get icon(): string {
    return this.assets('favicon.svg')[0] ?? '';
  }

  filesOf(modules: string[]): { files: PageFiles; inline: InlineSources } {
    const key = modules.join();
    let known = this.files.get(key);
    if (!known) {
      known = this.collect(CLIENT_ENTRY, modules, this.manifest);
      this.files.set(key, known);
    }
    return known;
  }

  adminFiles(nonce: string): { files: PageFiles; inline: InlineSources } {
    const source = `'nonce-${nonce}'`;
    return { files: { ...this.admin.files, nonce }, inline: { scripts: [source], styles: [source] } };
  }

  private manifestIn(file: string): Manifest {
    return JSON.parse(readFileSync(join(this.folder, file), 'utf8')) as Manifest;
  }

  private collect(entry: string, modules: string[], manifest: Manifest): { files: PageFiles; inline: InlineSources } {
    const chunks = [...new Set([entry, ...modules].flatMap((module) => chunksFrom(manifest, module)))];
    const own = chunkOf(manifest, entry).css ?? [];
    const sheets = [...new Set(chunks.flatMap((name) => chunkOf(manifest, name).css ?? []))];
    const css = sheets
      .map((file) => readFileSync(join(this.folder, 'client', file), 'utf8'))
      .join('')
      .trim();
    const files: PageFiles = {
      css,
      inlined: sheets.filter((file) => !own.includes(file)).map((file) => `/${file}`),
      // This script imports the first of the preloads, which is the entry.
      script: this.assets('boot.js')[0] ?? '',
      preloads: [...new Set(chunks.map((name) => `/${chunkOf(manifest, name).file}`))],
      fonts: this.assets('.woff2'),
      icon: this.icon,
    };
    return { files, inline: { styles: [hashSource(css)] } };
  }

  private assets(ending: string): string[] {
    return Object.entries(this.manifest)
      .filter(([name]) => name.endsWith(ending))
      .map(([, { file }]) => `/${file}`);
  }
}

/** A module's chunk and all static imports of it, the chunk itself first. */
function chunksFrom(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  return [name, ...(chunkOf(manifest, name).imports ?? []).flatMap((next) => chunksFrom(manifest, next, seen))];
}

function chunkOf(manifest: Manifest, name: string): Manifest[string] {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}: build again.`);
  return chunk;
}
