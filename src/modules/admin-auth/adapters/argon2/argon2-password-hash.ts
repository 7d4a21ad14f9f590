import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { PasswordHash } from '../../domain/admin-password.js';

/** OWASP's first recommendation for Argon2id, which is the library's default variant; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id in PHC strings. At most two at a time: many concurrent logins must not take all threads and memory. */
@Injectable()
export class Argon2PasswordHash extends PasswordHash {
  private readonly atMostTwo = pLimit(2);

  create(password: string): Promise<string> {
    return this.atMostTwo(() => hash(password, COST));
  }

  matches(verifier: string, password: string): Promise<boolean> {
    return this.atMostTwo(() => verify(verifier, password));
  }
}
