import { Select } from 'antd';
import { useSearchParams } from 'react-router-dom';
import type { TextPageName } from './texts-endpoints.js';
import { TextsEditor } from './texts-editor.js';

/** Pages that have no tab of their own. */
const PAGES: { value: TextPageName; label: string }[] = [
  { value: 'about', label: 'About' },
  { value: 'list-business', label: 'List your business' },
  { value: 'renew-business', label: 'Renew a listing' },
  { value: 'thank-you', label: 'Thank you' },
  { value: 'referrals', label: 'Referral program' },
  { value: 'status', label: 'Status of a submission' },
  { value: 'contact', label: 'Contact form' },
  { value: 'emergency', label: 'Emergency help' },
  { value: 'privacy', label: 'Privacy Policy' },
  { value: 'terms', label: 'Terms' },
  { value: 'how-we-order', label: 'Order of results' },
  { value: 'letters', label: 'Letters' },
  { value: 'words', label: 'Words of all texts' },
  { value: 'heads', label: 'Titles and descriptions for search engines' },
];

/** Every other page whose texts can be edited. Nothing is read until one is chosen. */
export function MoreTexts() {
  const [parameters, setParameters] = useSearchParams();
  const chosen = PAGES.find(({ value }) => value === parameters.get('of'))?.value;
  return (
    <>
      <div className="text-field">
        <label htmlFor="text-page">Choose the page to edit</label>
        <Select id="text-page" options={PAGES} value={chosen} placeholder="A page" onChange={(of) => setParameters({ page: 'more', of })} />
      </div>
      {chosen && <TextsEditor key={chosen} page={chosen} />}
    </>
  );
}
