import { useState } from 'react';
import { useBusinessWords } from './use-business-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

interface ShareButtonsProps {
  title: string;
  slug: string;
  /** The page's own address. */
  address: string;
}

/** Buttons to share the page, save the contact on a phone, and print. The code for sharing is loaded with the first press. */
export function ShareButtons({ title, slug, address }: ShareButtonsProps) {
  const words = useBusinessWords();
  const [said, setSaid] = useState('');
  const share = () =>
    import('./share.js').then(
      async (code) => setSaid(await code.share({ title, url: address }, words)),
      () => setSaid(fillTemplate(words.shareAddress, { address })),
    );
  return (
    <section className="business-pass-on" aria-label={words.shareOrKeep}>
      <button type="button" className="button needs-script" onClick={() => void share()}>
        {words.share}
      </button>
      <button type="button" className="button needs-script" onClick={() => window.print()}>
        {words.print}
      </button>
      <a className="button" href={`/api/businesses/${encodeURIComponent(slug)}/contact.vcf`} download rel="nofollow">
        {words.save}
      </a>
      <p role="status">{said}</p>
    </section>
  );
}
