import type { ReadCall } from '../../lib/reads.js';
import { LegalText } from './legal-text.js';

export function reads(): ReadCall[] {
  return [{ name: 'texts', args: { page: 'how-we-order' } }];
}

export default function HowWeOrderPage() {
  return <LegalText page="how-we-order" />;
}
