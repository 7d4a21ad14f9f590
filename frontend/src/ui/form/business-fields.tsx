import { useTrades } from '../../lib/trades.js';
import { ChoiceField, LineField, RadioField, TextField } from './fields.js';

/** What the forms about a business call what they ask, in their order. */
export const BUSINESS_LABELS = {
  title: 'Business Name',
  industry: 'Industry',
  phone: 'Phone Number',
  email: 'Email Address',
  website: 'Website',
  complete_address: 'Complete Business Address',
  city: 'City',
  post_code: 'Postal Code',
  google_maps_link: 'Google Maps Link',
  business_description: 'Business Description',
  licensed: 'Licensed',
};

export type BusinessFieldName = keyof typeof BUSINESS_LABELS;

const MISSING: Partial<Record<BusinessFieldName, string>> = {
  title: 'Write the name of the business.',
  industry: 'Choose the trade.',
  phone: 'Write a phone number.',
  email: 'Write an e-mail address.',
  complete_address: 'Write the complete address of the business.',
  city: 'Write the city.',
  post_code: 'Write the postal code.',
  business_description: 'Describe the business in a few words.',
};

/** A field about a business, as every form asks for it. @param needed whether the form cannot go without */
export function BusinessField({ name, needed = false, help }: { name: BusinessFieldName; needed?: boolean; help?: string }) {
  const common = { name, help, missing: needed ? MISSING[name] : undefined };
  switch (name) {
    case 'title':
      return <LineField {...common} autoComplete="organization" />;
    case 'industry':
      return <TradeField {...common} none={needed ? 'Choose a trade' : 'As it is now'} />;
    case 'phone':
      return <LineField {...common} type="tel" autoComplete="tel" inputMode="tel" />;
    case 'email':
      return <LineField {...common} type="email" autoComplete="email" inputMode="email" autoCapitalize="off" />;
    case 'website':
      return <LineField {...common} type="url" autoComplete="url" inputMode="url" autoCapitalize="off" />;
    case 'complete_address':
      return <LineField {...common} autoComplete="address-line1" />;
    case 'city':
      return <LineField {...common} autoComplete="address-level2" autoCapitalize="words" />;
    case 'post_code':
      return <LineField {...common} autoComplete="postal-code" autoCapitalize="characters" short />;
    case 'google_maps_link':
      return <LineField {...common} type="url" autoComplete="off" inputMode="url" autoCapitalize="off" />;
    case 'business_description':
      return <TextField {...common} rows={6} />;
    case 'licensed':
      return <RadioField {...common} options={['Yes', 'No']} />;
  }
}

function TradeField(field: { name: string; help?: string; missing?: string; none: string }) {
  const names = useTrades().all.map(({ name }) => name).sort(); // prettier-ignore
  return <ChoiceField {...field} options={names} />;
}
