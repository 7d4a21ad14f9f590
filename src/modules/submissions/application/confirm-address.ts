import { ConfirmedAddresses } from '../../../shared/contact/confirmed-addresses.js';
import { FormIntake } from '../../../shared/forms/forms.js';
import { Transaction } from '../../../shared/transaction.js';
import { StatusLinks } from './status-links.js';

/** Confirms an email address: its owner pressed the button behind the mailed link. */
export class ConfirmAddress {
  constructor(
    private readonly links: StatusLinks,
    private readonly addresses: ConfirmedAddresses,
    private readonly intake: FormIntake,
    private readonly transaction: Transaction,
  ) {}

  /** Safe to repeat. @throws StatusLinkUnknown, TooManySubmissions */
  async run(token: string, proof: string, client: string): Promise<void> {
    await this.intake.count(client, 'confirmation');
    await this.transaction.run(async () => this.addresses.confirm(await this.links.mailedTo(token, proof)));
  }
}
