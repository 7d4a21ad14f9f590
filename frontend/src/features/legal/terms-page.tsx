import { LegalText } from './legal-text.js';
import { TERMS, TERMS_UPDATED } from './terms.js';

export default function TermsPage() {
  return (
    <LegalText
      title="Terms"
      description="What this directory does, what it does not, and what you can expect from each other, in plain words."
      keywords="terms of use, home services directory, listings, badges, referrals"
      path="/terms"
      updated={TERMS_UPDATED}
      sections={TERMS}
    />
  );
}
