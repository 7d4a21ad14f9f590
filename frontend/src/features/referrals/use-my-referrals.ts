import { useEffect, useRef } from 'react';
import { useRead } from '../../lib/use-read.js';

const NOTHING = {};

/** What this browser's cookie shows. Only the browser asks: what the server renders is the same for everybody. */
export function useMyReferrals() {
  const read = useRead('myReferrals', NOTHING);
  const known = useRef(!read.loading);
  // Whoever comes back to the page sees how things stand now.
  useEffect(() => {
    if (known.current) read.retry();
  }, []);
  return read;
}
