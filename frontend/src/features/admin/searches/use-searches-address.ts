import { useListAddress } from '../kit/use-list-address.js';

const CHOICES = { days: ['7', '90'], show: ['nothing'] } as const;

export type SearchesAddress = ReturnType<typeof useSearchesAddress>;

/** Which days, and which searches of them. */
export const useSearchesAddress = () => useListAddress(CHOICES);
