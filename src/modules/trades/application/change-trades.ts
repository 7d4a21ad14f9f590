import type { AuditLog } from '../../../shared/office/audit-log.js';
import { InvalidValues } from '../../../shared/domain-error.js';
import type { UploadedImages } from '../../../shared/pictures/image-uses.js';
import type { Outbox } from '../../../shared/outbox.js';
import type { Transaction } from '../../../shared/transaction.js';
import { DirectoryTrades } from '../domain/directory-trades.js';
import { type NewTrade, type TradeEdit, TradeEditor } from '../domain/edit-trades.js';
import { TradesChangedMeanwhile } from '../domain/trade.errors.js';
import type { TradeSettings } from '../domain/trade-settings.js';
import type { TradeSettingsRepository, VersionedTradeSettings } from '../domain/trade-settings-repository.js';
import type { IndustryCounts } from './current-trades.js';

/** Announces that the directory's name of an industry may have changed. */
export const TRADE_NAMES_CHANGED = 'trade-names-changed';

export interface ChangeOptions {
  /** The version that the admin saw; without one the last change wins. */
  version?: number;
  client: string | null;
}

/** Decisions of an admin about trades. Each method returns the settings after it; when it throws, nothing was saved. */
export class ChangeTrades {
  constructor(
    private readonly settings: TradeSettingsRepository,
    private readonly counts: IndustryCounts,
    private readonly images: UploadedImages,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  change(slug: string, edit: TradeEdit, options: ChangeOptions): Promise<VersionedTradeSettings> {
    return this.save(options, { change: changeOf(edit), trade: slug }, (editor) => editor.change(slug, edit), edit.image);
  }

  add(trade: NewTrade, options: ChangeOptions): Promise<VersionedTradeSettings> {
    return this.save(options, { change: 'added', trade: trade.name }, (editor) => editor.add(trade).settings, trade.image);
  }

  remove(slug: string, options: ChangeOptions): Promise<VersionedTradeSettings> {
    return this.save(options, { change: 'removed', trade: slug }, (editor) => editor.remove(slug));
  }

  arrange(order: string[], options: ChangeOptions): Promise<VersionedTradeSettings> {
    return this.save(options, { change: 'arranged' }, (editor) => editor.arrange(order));
  }

  merge(from: string, into: string, options: ChangeOptions): Promise<VersionedTradeSettings> {
    return this.save(options, { change: 'merged', trade: from, into }, (editor) => editor.merge(from, into));
  }

  unmerge(from: string, options: ChangeOptions): Promise<VersionedTradeSettings> {
    return this.save(options, { change: 'unmerged', trade: from }, (editor) => editor.unmerge(from));
  }

  /** Checks a merge without saving it. @returns the present trades, to show what would be merged */
  async checkMerge(from: string, into: string): Promise<DirectoryTrades> {
    const [{ settings }, counts] = await Promise.all([this.settings.read(), this.counts.read()]);
    new TradeEditor(settings, counts).merge(from, into);
    return new DirectoryTrades(settings, counts);
  }

  private save(
    { version, client }: ChangeOptions,
    detail: Record<string, string>,
    edit: (editor: TradeEditor) => TradeSettings,
    image?: string | null,
  ): Promise<VersionedTradeSettings> {
    return this.transaction.run(async () => {
      const current = await this.settings.readForUpdate();
      if (version !== undefined && version !== current.version) throw new TradesChangedMeanwhile();
      const settings = edit(new TradeEditor(current.settings, await this.counts.read()));
      if (image && (await this.images.claim([image])).length > 0) {
        throw new InvalidValues([{ field: 'image', message: 'is a picture that is no longer here; upload it again' }]);
      }
      const saved = await this.settings.save(settings);
      await this.outbox.add(TRADE_NAMES_CHANGED, {});
      await this.audit.record({ action: 'trades-changed', client, detail: { ...detail, version: saved } });
      return { settings, version: saved };
    });
  }
}

/** Hiding or showing alone is recorded as such: visitors notice it most. */
function changeOf({ hidden, ...others }: TradeEdit): string {
  const isAlone = Object.values(others).every((value) => value === undefined);
  return hidden === undefined || !isAlone ? 'changed' : hidden ? 'hidden' : 'shown';
}
