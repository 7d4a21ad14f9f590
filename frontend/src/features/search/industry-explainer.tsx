import type { Settings } from '../../lib/reads.js';
import { entryOf } from '../../lib/words.js';
import { Picture } from '../../ui/picture.js';

interface Explanation {
  industry: string;
  title: string;
  image: 'plumberImage' | 'electricianImage' | 'hvacImage';
  description: 'plumberDescription' | 'electricianDescription' | 'hvacDescription';
  services: string[];
  tips: string[];
}

const EXPLANATIONS: Record<string, Explanation> = {
  plumber: {
    industry: 'Plumber',
    title: 'Hiring a plumber',
    image: 'plumberImage',
    description: 'plumberDescription',
    services: ['Leaking taps, toilets and pipes', 'Blocked drains and sewer lines', 'Water heaters and softeners', 'Sump pumps and backwater valves', 'Bathroom and kitchen fixtures'],
    tips: [
      'Know where your main shut-off valve is before you need it.',
      'Ask whether the price is by the hour or for the job, and what the call-out costs.',
      'New piping and moved drains usually need a permit from your municipality: ask who applies for it.',
    ],
  },
  electrician: {
    industry: 'Electrician',
    title: 'Hiring an electrician',
    image: 'electricianImage',
    description: 'electricianDescription',
    services: ['Outlets, switches and lighting', 'Panels and service upgrades', 'Aluminum and knob-and-tube wiring', 'EV chargers and hot tubs', 'Smoke and CO alarms'],
    tips: [
      'Ask for the contractor’s ECRA/ESA licence number; in Ontario it must be shown on trucks and estimates.',
      'The contractor files the notification of work. Ask for the certificate of inspection when the job is done.',
      'Burning smell, sparks or a warm outlet: switch the breaker off and call at once.',
    ],
  },
  'hvac technician': {
    industry: 'HVAC Technician',
    title: 'Hiring an HVAC technician',
    image: 'hvacImage',
    description: 'hvacDescription',
    services: ['Furnace and boiler repair', 'Air conditioners and heat pumps', 'Ducts and ventilation', 'Gas lines and fireplaces', 'Yearly maintenance'],
    tips: [
      'For gas work, ask to see the technician’s TSSA certificate.',
      'Have the heat loss of your home calculated before you buy: a furnace that is too big costs comfort and money.',
      'Rotten-egg smell or a CO alarm: leave the house first, then call 911 or the emergency number on your gas bill.',
    ],
  },
};

/** What a trade does and how to choose well, below its results. */
export function IndustryExplainer({ industry, settings }: { industry: string; settings: Settings | undefined }) {
  const explanation = entryOf(EXPLANATIONS, industry.toLowerCase());
  if (!explanation || !settings) return null;
  const { title, image, description, services, tips } = explanation;
  return (
    <section className="explainer" aria-labelledby="explainer-title">
      <Picture image={settings[image] || null} industry={explanation.industry} />
      <div>
        <h2 id="explainer-title">{title}</h2>
        <p>{settings[description]}</p>
      </div>
      <div>
        <h3>Typical work</h3>
        <ul>
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3>Good to know</h3>
        <ul>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
