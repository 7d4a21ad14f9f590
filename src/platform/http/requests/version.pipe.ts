import { ParseIntPipe } from '@nestjs/common';
import { InvalidValues } from '../../../shared/domain-error.js';

/** The largest that a column of versions holds. */
const LARGEST = 2_147_483_647;

/** A version in an address. @throws InvalidValues naming it where it is none */
class VersionPipe extends ParseIntPipe {
  constructor() {
    super({ exceptionFactory: refusal });
  }

  protected override isNumeric(value: unknown): boolean {
    return super.isNumeric(value) && Number(value) >= 0 && Number(value) <= LARGEST;
  }
}

const refusal = () => new InvalidValues([{ field: 'version', message: 'must be a whole number, as the list of versions answers it' }]);

export const VERSION_IN_ADDRESS = new VersionPipe();
