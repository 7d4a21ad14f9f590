import type { Settings, TradeView } from '../../lib/reads.js';
import { entryOf } from '../../lib/words.js';
import { TradePicture } from '../../ui/picture.js';

/** Trades whose words and pictures have settings of their own. */
const SETTINGS: Record<
  string,
  {
    image: 'plumberImage' | 'electricianImage' | 'hvacImage';
    description: 'plumberDescription' | 'electricianDescription' | 'hvacDescription';
  }
> = {
  plumber: { image: 'plumberImage', description: 'plumberDescription' },
  electrician: { image: 'electricianImage', description: 'electricianDescription' },
  'hvac-technician': { image: 'hvacImage', description: 'hvacDescription' },
};

/** What a trade does and how to choose well, below its results. */
export default function IndustryExplainer({ trade, settings }: { trade: TradeView; settings: Settings | undefined }) {
  const { slug, explainer, drawing, image, questions } = trade;
  if (!explainer || !settings) return null;
  const own = entryOf(SETTINGS, slug);
  return (
    <section className="explainer" aria-labelledby="explainer-title">
      <div className="picture">
        <TradePicture image={(own && settings[own.image]) || image} drawing={drawing} />
      </div>
      <div>
        <h2 id="explainer-title">{explainer.title}</h2>
        <p>{own ? settings[own.description] : explainer.description}</p>
      </div>
      <List title="Typical work" entries={explainer.services} />
      <List title="Good to know" entries={explainer.tips} />
      <List title="What to ask" entries={questions} />
    </section>
  );
}

function List({ title, entries }: { title: string; entries: string[] }) {
  if (entries.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}
