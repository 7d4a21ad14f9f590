import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { ChangeFeed } from '../../../../platform/database/change-feed.js';
import { ContentGeneration } from '../../../../platform/web/content-generation.js';
import type { GivenVariables, OperatingSetting, OperatingValues } from '../../../../shared/operating-settings.js';
import { mailAccountOf } from '../../../../shared/mail-account.js';
import { SettingsInForce } from '../../../../shared/settings-in-force.js';
import { KeptSettings, SecretBox } from '../../domain/kept-settings.js';
import { type StandingSetting, standingSettings, valuesOf } from '../../domain/standing-settings.js';
import { GIVEN_VARIABLES } from '../../operation.options.js';

const SETTINGS_CHANGED = 'operating_settings_changed';

/** The settings of this process. It reads them before it answers anybody, and again whenever any process has changed one. */
@Injectable()
export class FollowedSettings extends SettingsInForce implements OnModuleInit {
  private readonly logger = new Logger('Site settings');
  private readonly listeners: (() => void)[] = [];
  private standing: StandingSetting[];
  private values: OperatingValues;
  private reading: Promise<void> | undefined;
  private isStale = false;

  constructor(
    private readonly kept: KeptSettings,
    private readonly box: SecretBox,
    @Inject(GIVEN_VARIABLES) private readonly given: GivenVariables,
    private readonly generation: ContentGeneration,
    changes: ChangeFeed,
  ) {
    super();
    this.standing = standingSettings(given, [], box);
    this.values = valuesOf(this.standing);
    changes.on(SETTINGS_CHANGED, () => {
      this.follow().catch((error: unknown) => this.logger.warn(`They could not be read; those of before still hold: ${String(error)}`));
    });
  }

  get current(): OperatingValues {
    return this.values;
  }

  get unreadable(): ReadonlySet<OperatingSetting> {
    return new Set(this.standing.filter((each) => each.unreadable).map(({ name }) => name));
  }

  async onModuleInit(): Promise<void> {
    await this.follow();
    const mail = mailAccountOf(this);
    if ('lacking' in mail && this.values.mailServer !== null) this.logger.warn(`No mail goes out: ${mail.lacking}`);
  }

  onChange(heard: () => void): void {
    this.listeners.push(heard);
  }

  /** A change during a read may have been missed by it: then it is read once more. */
  follow(): Promise<void> {
    if (this.reading) {
      this.isStale = true;
      return this.reading;
    }
    this.reading = this.readUntilCurrent().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readUntilCurrent(): Promise<void> {
    do {
      this.isStale = false;
      this.take(standingSettings(this.given, await this.kept.all(), this.box));
    } while (this.isStale);
  }

  private take(standing: StandingSetting[]): void {
    const values = valuesOf(standing);
    const isChanged = !isDeepStrictEqual(values, this.values);
    this.standing = standing;
    if (!isChanged) return;
    this.values = values;
    // Pages have the public address in them.
    this.generation.rise();
    for (const heard of this.listeners) heard();
  }
}
