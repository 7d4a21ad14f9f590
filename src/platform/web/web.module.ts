import { EffectiveSettings } from '../../shared/settings/effective-settings.js';
import { modulesOff } from '../../shared/settings/site-modules.js';
import { type DynamicModule, Global, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { ServeStaticModule } from '@nestjs/serve-static';
import type { FastifyReply } from 'fastify';
import { join } from 'node:path';
import { CROSS_ORIGIN_HEADERS } from '../http/answers/cross-origin-headers.js';
import { AdminPages } from './admin-pages.js';
import { BuiltFrontend } from './built-frontend.js';
import { CacheVersion } from './cache-version.js';
import { Frontend } from './frontend.js';
import { RemovedPagePrivacy } from './removed-page-privacy.js';
import { RemovedPages } from './removed-pages.js';
import { StalePages } from './stale-pages.js';
import { PageReads } from './page-reads.js';
import { PlaceMapController } from './place-map.controller.js';
import { Pages } from './pages.js';
import { ShareCardController } from './share-card/share-card.controller.js';
import { SharedAnswers } from './shared-answers.js';
import { SECURITY_CONTACT, SecurityTextController } from './security-text.controller.js';
import { SiteNames } from './site-names.js';
import { SiteFilesController } from './site-files.controller.js';
import { SiteOrigin } from './site-origin.js';
import { PageLinks } from './page-links.js';
import { Sitemap } from './sitemap.js';
import { ViteFrontend } from './vite-frontend.js';
import { STREET_FILE, StreetFile } from './street-map/street-file.js';
import { StreetMapController } from './street-map/street-map.controller.js';
import { Concerns } from '../../shared/office/concerns.js';
import { factoryProvider, valueProvider } from '../../shared/providers.js';
import { StreetMaps } from '../../shared/places/street-maps.js';

/** Maximum sizes in bytes. Most of these pages are in the page cache as well, and share their memory with it. */
const STALE_PAGES = { named: 24 * 1024 * 1024, searched: 8 * 1024 * 1024 };

export interface WebOptions {
  /** The folder of the built pages; `undefined` runs them from their sources. */
  builtPages: string | undefined;
  securityContact: string | undefined;
  dataDir: string;
}

/** Stops the development server on shutdown. */
@Injectable()
class FrontendLifetime implements OnApplicationShutdown {
  constructor(private readonly frontend: Frontend) {}

  onApplicationShutdown(): Promise<void> {
    return this.frontend.close();
  }
}

/** Adds the site's own pages and the sections of the guide to the sitemap. */
@Injectable()
class SitePages {
  constructor(sitemap: Sitemap, frontend: Frontend, settings: EffectiveSettings, reads: PageReads) {
    const paths = async () => (await frontend.entry()).indexed(modulesOff(settings.current), reads.read);
    sitemap.offer({
      count: async () => (await paths()).length,
      read: async (offset, limit) => (await paths()).slice(offset, offset + limit).map((path) => ({ path })),
    });
  }
}

/** The public pages and the files that they are made of. */
@Global()
@Module({})
export class WebModule {
  static configure({ builtPages, securityContact, dataDir }: WebOptions): DynamicModule {
    return {
      module: WebModule,
      imports: builtPages === undefined ? [] : [assets(join(builtPages, 'client/assets'))],
      controllers: [SiteFilesController, PlaceMapController, SecurityTextController, ShareCardController, StreetMapController],
      providers: [
        { provide: Frontend, useFactory: () => (builtPages === undefined ? ViteFrontend.start() : new BuiltFrontend(builtPages)) },
        { provide: StalePages, useFactory: () => new StalePages(STALE_PAGES) },
        valueProvider(SECURITY_CONTACT, securityContact),
        CacheVersion,
        factoryProvider(StreetFile, [CacheVersion, Concerns], (pages, concerns) => {
          const file = new StreetFile(join(dataDir, STREET_FILE), pages);
          concerns.register('map', () => file.health());
          return file;
        }),
        { provide: StreetMaps, useExisting: StreetFile },
        RemovedPagePrivacy,
        RemovedPages,
        PageReads,
        SharedAnswers,
        Pages,
        AdminPages,
        SiteOrigin,
        PageLinks,
        Sitemap,
        SitePages,
        SiteNames,
        FrontendLifetime,
      ],
      exports: [StreetMaps, AdminPages, CacheVersion, PageLinks, PageReads, Pages, SharedAnswers, Sitemap, SiteNames, SiteOrigin],
    };
  }
}

/** Compressed files are sent at the address of the original: routes of their own would be two thirds of all routes. */
const AS_BUILT = {
  preCompressed: true,
  immutable: true,
  maxAge: '1y',
  index: false,
  decorateReply: false,
  fallthrough: false,
  globIgnore: ['**/*.br', '**/*.gz'],
  // The default picture for link previews.
  setHeaders: (reply: FastifyReply, path: string) => {
    if (path.endsWith('.png')) void reply.headers(CROSS_ORIGIN_HEADERS);
  },
};

/** Files with a hash in their names never change; they were compressed when they were built. */
function assets(rootPath: string): DynamicModule {
  return ServeStaticModule.forRoot({
    rootPath,
    serveRoot: '/assets',
    // A path without a file: it keeps the library from answering addresses that are not files.
    renderPath: '/.none',
    serveStaticOptions: AS_BUILT,
  });
}
