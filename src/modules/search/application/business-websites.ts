import { findOutage } from '../../../shared/outage.js';

/** More businesses at one address share a platform, and the address names none of them. */
export const MAX_AT_ADDRESS = 200;

/** Finds businesses by their websites. */
export abstract class BusinessWebsites {
  /**
   * Keys of the published listings whose website is the page, one above it or one below it; at most {@link MAX_AT_ADDRESS} and one more.
   * @param page in the form of `pageKeyOf`
   */
  abstract keysAt(page: string): Promise<number[]>;
}

/** Those at an address that names a business; none during an outage of the database, because the engine can still search for the words. */
export async function businessesAt(websites: BusinessWebsites, page: string): Promise<number[]> {
  try {
    const keys = await websites.keysAt(page);
    return keys.length > MAX_AT_ADDRESS ? [] : keys;
  } catch (error) {
    if (findOutage(error) === undefined) throw error;
    return [];
  }
}
