import type { EffectiveSettings } from '../../../shared/settings/effective-settings.js';
import { modulesOff } from '../../../shared/settings/site-modules.js';
import { ConfirmedAddresses } from '../../../shared/contact/confirmed-addresses.js';
import { hasWebAddress } from '../../../shared/contact/contact-values.js';
import { Deliveries } from '../../../shared/mail/deliveries.js';
import { rewardEmail } from './emails.js';
import type { Reward } from '../domain/referral.js';
import { RewardLedger } from '../domain/referral-repository.js';
import { ReferrerRepository } from '../domain/referrer-repository.js';

/**
 * Writes a reward into the ledger and, where mail is configured, emails the referrer; an erased referrer has no address. Takes part in the
 * running transaction.
 */
export class PayReward {
  constructor(
    private readonly ledger: RewardLedger,
    private readonly referrers: ReferrerRepository,
    private readonly deliveries: Deliveries,
    private readonly addresses: ConfirmedAddresses,
    private readonly origin: { readonly value: string },
    private readonly settings: Pick<EffectiveSettings, 'current'>,
  ) {}

  async run(reward: Reward, business: string): Promise<void> {
    await this.ledger.add(reward);
    const referrer = await this.referrers.find(reward.referrerId);
    if (!referrer?.email) return;
    // Anybody can report a business with a public code and any name; a name that contains a web address is not used.
    const isNamed = !hasWebAddress(business) && (await this.addresses.has(referrer.email));
    const isOffered = !modulesOff(this.settings.current).includes('referrals');
    const page = isOffered ? `${this.origin.value}/referral-program` : undefined;
    const written = rewardEmail(isNamed ? business : undefined, reward.cents, page);
    await this.deliveries.mail({ to: referrer.email, ...written, about: reward.referralId });
  }
}
