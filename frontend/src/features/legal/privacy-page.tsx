import type { ReadCall } from '../../lib/reads.js';
import { LegalText } from './legal-text.js';

export function reads(): ReadCall[] {
  return [{ name: 'texts', args: { page: 'privacy' } }];
}

export default function PrivacyPage() {
  return <LegalText page="privacy" />;
}
