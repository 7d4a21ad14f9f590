import { useListAddress } from '../kit/use-list-address.js';

const CHOICES = { days: ['7', '90'], show: ['nothing'] } as const;

export type SearchesAddress = ReturnType<typeof useSearchesAddress>;

/** The list's state in the address: days, and filters of searches. */
export const useSearchesAddress = () => useListAddress(CHOICES);
