import { Controller, Get, Header, NotFoundException, Param, Redirect } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { iconOf, sizeIn } from '../../shared/pictures/identity-pictures.js';
import { Public } from '../http/requests/public.decorator.js';
import { Frontend } from './frontend.js';
import { PageReads } from './page-reads.js';
import { SharedAnswers } from './shared-answers.js';
import { SiteOrigin } from './site-origin.js';
import { Sitemap } from './sitemap.js';

const FOR_ADMINS = ['/settings', '/referral-admin', '/blog-management', '/blog-template-editor'];
/**
 * Paths that crawlers should not visit: the API, and pages for admins. A rule of robots.txt matches every path that begins with it:
 * `/settings` alone would also exclude an article at `/settings-for-a-thermostat`.
 */
const DISALLOWED = ['/api/', ...FOR_ADMINS.flatMap((path) => [`${path}$`, `${path}/`, `${path}?`]), '/blog-preview/', '/status/'];
const MANIFEST_ICONS = [192, 512] as const;
const AN_HOUR = 'public, max-age=3600';

/** Files at well-known addresses: robots.txt, sitemap, manifest, icon. */
@ApiExcludeController()
@Controller()
export class SiteFilesController {
  constructor(
    private readonly sitemap: Sitemap,
    private readonly origin: SiteOrigin,
    private readonly reads: PageReads,
    private readonly frontend: Frontend,
    private readonly answers: SharedAnswers,
  ) {}

  @Public()
  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', AN_HOUR)
  robots(): string {
    return ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${this.origin.value}/sitemap.xml`, ''].join(
      '\n',
    );
  }

  @Public()
  @Get('sitemap.xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  @Header('cache-control', AN_HOUR)
  root(): Promise<Buffer> {
    return this.answers.get('sitemap', () => this.sitemap.root(this.origin.value));
  }

  @Public()
  @Get('sitemap-:number.xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  @Header('cache-control', AN_HOUR)
  async part(@Param('number') number: string): Promise<Buffer> {
    // Clients can invent numbers: refuse those beyond the last file by one cached count.
    if (!/^[1-9]\d{0,4}$/.test(number) || Number(number) > (await this.numberOfParts())) throw noSuchPart();
    return this.answers.get(`sitemap ${number}`, async () => {
      const file = await this.sitemap.file(Number(number), this.origin.value);
      if (file === undefined) throw noSuchPart();
      return file;
    });
  }

  private async numberOfParts(): Promise<number> {
    return Number(await this.answers.get('parts of the sitemap', async () => String(await this.sitemap.parts())));
  }

  /** The web app manifest: name and colours of the site for a phone's home screen. */
  @Public()
  @Get('manifest.webmanifest')
  @Header('content-type', 'application/manifest+json; charset=utf-8')
  @Header('cache-control', 'no-cache')
  async manifest(): Promise<string> {
    const answer = await this.reads.read('settings', {});
    const { siteTitle = 'Homewright', primaryColor = '#607D8B', faviconImage = '' } = 'data' in answer ? answer.data : {};
    return JSON.stringify({
      name: siteTitle,
      short_name: siteTitle,
      description: 'Find and call local home-service professionals directly.',
      lang: 'en-CA',
      start_url: '/',
      display: 'standalone',
      background_color: '#faf8f4',
      theme_color: primaryColor,
      icons: sizeIn(faviconImage)
        ? MANIFEST_ICONS.map((size) => ({
            src: iconOf(faviconImage, size),
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose: 'any',
          }))
        : [{ src: this.frontend.icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
    });
  }

  /** The default address of the icon, for clients that have read no page. */
  @Public()
  @Get('favicon.ico')
  @Redirect()
  @Header('cache-control', 'no-cache')
  async favicon(): Promise<{ url: string; statusCode: number }> {
    const answer = await this.reads.read('settings', {});
    const { faviconImage = '' } = 'data' in answer ? answer.data : {};
    return { url: sizeIn(faviconImage) ? iconOf(faviconImage, 32) : this.frontend.icon, statusCode: 302 };
  }
}

const noSuchPart = () => new NotFoundException('There is no such part of the sitemap.');
