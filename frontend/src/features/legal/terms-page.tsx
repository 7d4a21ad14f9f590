import type { ReadCall } from '../../lib/reads.js';
import { LegalText } from './legal-text.js';

export function reads(): ReadCall[] {
  return [{ name: 'texts', args: { page: 'terms' } }];
}

export default function TermsPage() {
  return <LegalText page="terms" />;
}
