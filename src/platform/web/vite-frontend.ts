import type { ViteDevServer } from 'vite';
import type { InlineSources } from '../http/server/security-headers.js';
import type { PageFiles } from './document.js';
import { Frontend } from './frontend.js';
import type { ServerEntry } from './page-contract.js';

const CONFIG = 'frontend/vite.config.ts';

/**
 * For development: serves the pages from their sources, so that a change shows in the browser at once. Vite listens on a port of its own.
 */
export class ViteFrontend extends Frontend {
  private constructor(
    private readonly vite: ViteDevServer,
    private readonly origin: string,
  ) {
    super();
  }

  static async start(): Promise<ViteFrontend> {
    const { createServer } = await import('vite');
    const vite = await createServer({ configFile: CONFIG, server: { host: '127.0.0.1', cors: true } });
    await vite.listen();
    const { port } = vite.httpServer!.address() as { port: number };
    const origin = `http://localhost:${port}`;
    vite.config.server.origin = origin;
    return new ViteFrontend(vite, origin);
  }

  async entry(): Promise<ServerEntry> {
    return (await this.vite.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry;
  }

  get icon(): string {
    return `${this.origin}/src/ui/favicon.svg`;
  }

  filesOf(): { files: PageFiles; inline: InlineSources } {
    return this.filesFrom('src/entry-client.tsx');
  }

  /** Without a nonce: with one in the policy, browsers ignore `unsafe-inline`, which Vite's inline elements need. */
  adminFiles(): { files: PageFiles; inline: InlineSources } {
    return this.filesFrom('src/entry-admin.tsx');
  }

  private filesFrom(entry: string): { files: PageFiles; inline: InlineSources } {
    const { origin } = this;
    const refresh =
      `import { injectIntoGlobalHook } from "${origin}/@react-refresh";injectIntoGlobalHook(window);` +
      'window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;';
    return {
      files: {
        css: '',
        script: `${origin}/${entry}`,
        preloads: [],
        fonts: [],
        icon: this.icon,
        extra: `<script type="module">${refresh}</script><script type="module" src="${origin}/@vite/client"></script>`,
      },
      inline: { scripts: ["'unsafe-inline'", origin], styles: ["'unsafe-inline'", origin], development: origin },
    };
  }

  override close(): Promise<void> {
    return this.vite.close();
  }
}
