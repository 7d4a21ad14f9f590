import { LegalText } from './legal-text.js';
import { PRIVACY, PRIVACY_UPDATED } from './privacy.js';

export default function PrivacyPage() {
  return (
    <LegalText
      title="Privacy Policy"
      description="What this site stores about you, why, for how long, and what you can ask for, in plain words."
      keywords="privacy policy, personal information, cookies, home services directory"
      path="/privacy"
      updated={PRIVACY_UPDATED}
      sections={PRIVACY}
    />
  );
}
