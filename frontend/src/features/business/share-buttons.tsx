import { useState } from 'react';

interface ShareButtonsProps {
  title: string;
  slug: string;
  /** The page's own address. */
  address: string;
}

/** Ways to take a business along: its address, its contact for a telephone, its page on paper. What sharing needs is loaded with the first press. */
export function ShareButtons({ title, slug, address }: ShareButtonsProps) {
  const [said, setSaid] = useState('');
  const share = () =>
    import('./share.js').then(
      async (code) => setSaid(await code.share({ title, url: address })),
      () => setSaid(`The address of this page: ${address}`),
    );
  return (
    <section className="business-pass-on" aria-label="Share or keep">
      <button type="button" className="button needs-script" onClick={() => void share()}>
        Share
      </button>
      <button type="button" className="button needs-script" onClick={() => window.print()}>
        Print
      </button>
      <a className="button" href={`/api/businesses/${encodeURIComponent(slug)}/contact.vcf`} download rel="nofollow">
        Save to contacts
      </a>
      <p role="status">{said}</p>
    </section>
  );
}
