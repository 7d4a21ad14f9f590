import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineSources } from '../http/security-headers.js';
import { hashSource, type PageFiles } from './document.js';
import { Frontend } from './frontend.js';
import type { ServerEntry } from './page-contract.js';

/** Vite's manifest: what each source module became. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; assets?: string[]; isEntry?: boolean }>;

const CLIENT_ENTRY = 'src/entry-client.tsx';

/** The pages as `npm run build` left them. */
export class BuiltFrontend extends Frontend {
  private readonly manifest: Manifest;
  private readonly files = new Map<string, { files: PageFiles; inline: InlineSources }>();
  private loading: Promise<ServerEntry> | undefined;

  constructor(private readonly folder: string) {
    super();
    this.manifest = JSON.parse(readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  }

  entry(): Promise<ServerEntry> {
    this.loading ??= import(pathToFileURL(join(this.folder, 'server/entry-server.js')).href) as Promise<ServerEntry>;
    return this.loading;
  }

  get icon(): string {
    return this.assets('favicon.svg')[0] ?? '';
  }

  filesOf(module: string): { files: PageFiles; inline: InlineSources } {
    let known = this.files.get(module);
    if (!known) {
      known = this.collect(module);
      this.files.set(module, known);
    }
    return known;
  }

  private collect(module: string): { files: PageFiles; inline: InlineSources } {
    const chunks = [...new Set([...this.chunksFrom(CLIENT_ENTRY), ...this.chunksFrom(module)])];
    const entry = this.chunk(CLIENT_ENTRY);
    const css = [...new Set(chunks.flatMap((name) => this.chunk(name).css ?? []))]
      .map((file) => readFileSync(join(this.folder, 'client', file), 'utf8'))
      .join('')
      .trim();
    const files: PageFiles = {
      css,
      script: `/${entry.file}`,
      preloads: chunks.map((name) => this.chunk(name).file).filter((file) => file !== entry.file).map((file) => `/${file}`),
      fonts: this.assets('.woff2'),
      icon: this.icon,
    };
    return { files, inline: { styles: [hashSource(css)] } };
  }

  /** A module's chunk and all that it imports statically, itself first. */
  private chunksFrom(name: string, seen = new Set<string>()): string[] {
    if (seen.has(name)) return [];
    seen.add(name);
    return [name, ...(this.chunk(name).imports ?? []).flatMap((next) => this.chunksFrom(next, seen))];
  }

  private chunk(name: string): Manifest[string] {
    const chunk = this.manifest[name];
    if (!chunk) throw new Error(`The build knows no ${name}: build again.`);
    return chunk;
  }

  private assets(ending: string): string[] {
    return Object.entries(this.manifest)
      .filter(([name]) => name.endsWith(ending))
      .map(([, { file }]) => `/${file}`);
  }
}
