import { ParseIntPipe } from '@nestjs/common';
import { InvalidValues } from '../../../shared/domain-error.js';
import { LARGEST_INTEGER } from './id-in-address.js';

/** Parses a version number in an address. @throws InvalidValues when it is no whole number */
class VersionPipe extends ParseIntPipe {
  constructor() {
    super({ exceptionFactory: refusal });
  }

  protected override isNumeric(value: unknown): boolean {
    return super.isNumeric(value) && Number(value) >= 0 && Number(value) <= LARGEST_INTEGER;
  }
}

const refusal = () => new InvalidValues([{ field: 'version', message: 'must be a whole number, as the list of versions answers it' }]);

export const VERSION_IN_ADDRESS = new VersionPipe();
