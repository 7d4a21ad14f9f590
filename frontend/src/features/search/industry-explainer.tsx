import type { Settings, TradeView } from '../../lib/reads.js';
import { entryOf } from '../../lib/words.js';
import { TradePicture } from '../../ui/picture.js';
import { useWords } from '../../lib/use-words.js';
import { EXPLAINER_WORDS } from '../../../../src/shared/words/explainer-words.js';

/** The settings of trades that have their own texts and pictures there. */
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

/** Information about a trade, below its results. */
export default function IndustryExplainer({ trade, settings }: { trade: TradeView; settings: Settings | undefined }) {
  const words = useWords('search-words', EXPLAINER_WORDS);
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
      <List title={words.services} entries={explainer.services} />
      <List title={words.tips} entries={explainer.tips} />
      <List title={words.questions} entries={questions} />
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
