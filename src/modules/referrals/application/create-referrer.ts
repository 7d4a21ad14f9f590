import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomInt, randomUUID } from 'node:crypto';
import { Clock } from '../../../shared/clock.js';
import { FormIntake } from '../../../shared/forms/forms.js';
import { CODE_ALPHABET, CODE_LENGTH, type Referrer } from '../domain/referrer.js';
import { ReferrerRepository } from '../domain/referrer-repository.js';

/** Creates a referral code. */
export class CreateReferrer extends Command<Referrer> {
  constructor(
    readonly name: string,
    readonly email: string,
    readonly client: string,
  ) {
    super();
  }
}

/** The answer is the same whether the address is known or not, so that nobody can find out who takes part. */
@CommandHandler(CreateReferrer)
export class CreateReferrerHandler implements ICommandHandler<CreateReferrer> {
  constructor(
    private readonly referrers: ReferrerRepository,
    private readonly intake: FormIntake,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManySubmissions */
  async execute({ name, email, client }: CreateReferrer): Promise<Referrer> {
    await this.intake.count(client, 'referrer');
    const referrer = { id: randomUUID(), code: newCode(), name, email, createdAt: this.clock.now() };
    await this.referrers.add(referrer);
    return referrer;
  }
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}
