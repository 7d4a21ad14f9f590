import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { ChangeFeed } from '../../../../platform/database/change-feed.js';
import { RefreshedValue } from '../../../../platform/database/refreshed-value.js';
import { CacheVersion } from '../../../../platform/web/cache-version.js';
import type { GivenVariables, OperatingSetting, OperatingValues } from '../../../../shared/settings/operating-settings.js';
import { mailAccountOf } from '../../../../shared/settings/mail-account.js';
import { EffectiveSettings } from '../../../../shared/settings/effective-settings.js';
import { StoredSettings, SecretBox } from '../../domain/stored-settings.js';
import { type ResolvedSetting, resolvedSettings, valuesOf } from '../../domain/resolved-settings.js';
import { GIVEN_VARIABLES } from '../../operation.options.js';

const SETTINGS_CHANGED = 'operating_settings_changed';

/** The settings of this process, read before it serves requests, and again after each change in any process. */
@Injectable()
export class RefreshedSettings extends EffectiveSettings implements OnModuleInit {
  private readonly logger = new Logger('Site settings');
  private readonly listeners: (() => void)[] = [];
  private resolved: ResolvedSetting[];
  private values: OperatingValues;
  private readonly reads: RefreshedValue<void>;

  constructor(
    stored: StoredSettings,
    box: SecretBox,
    @Inject(GIVEN_VARIABLES) given: GivenVariables,
    private readonly cacheVersion: CacheVersion,
    changes: ChangeFeed,
  ) {
    super();
    this.resolved = resolvedSettings(given, [], box);
    this.values = valuesOf(this.resolved);
    this.reads = new RefreshedValue(
      'The site settings',
      async () => this.take(resolvedSettings(given, await stored.all(), box)),
      changes,
      [SETTINGS_CHANGED],
      () => undefined,
      [SETTINGS_CHANGED],
    );
  }

  get current(): OperatingValues {
    return this.values;
  }

  get unreadable(): ReadonlySet<OperatingSetting> {
    return new Set(this.resolved.filter((each) => each.unreadable).map(({ name }) => name));
  }

  async onModuleInit(): Promise<void> {
    await this.follow();
    const mail = mailAccountOf(this);
    if ('lacking' in mail && this.values.mailServer !== null) this.logger.warn(`No email is sent: ${mail.lacking}`);
  }

  onChange(heard: () => void): void {
    this.listeners.push(heard);
  }

  follow(): Promise<void> {
    return this.reads.readAgain();
  }

  private take(resolved: ResolvedSetting[]): void {
    const values = valuesOf(resolved);
    const isChanged = !isDeepStrictEqual(values, this.values);
    this.resolved = resolved;
    if (!isChanged) return;
    this.values = values;
    // Pages contain the public address.
    this.cacheVersion.bump();
    for (const heard of this.listeners) heard();
  }
}
