import acNotCooling from './content/ac-not-cooling.js';
import airFilterReplacement from './content/air-filter-replacement.js';
import circuitBreaker from './content/circuit-breaker.js';
import cloggedDrain from './content/clogged-drain.js';
import drippingFaucet from './content/dripping-faucet.js';
import flickeringLights from './content/flickering-lights.js';
import frozenPipes from './content/frozen-pipes.js';
import furnaceNotTurningOn from './content/furnace-not-turning-on.js';
import hotBuzzingOutlet from './content/hot-buzzing-outlet.js';
import hvacNoise from './content/hvac-noise.js';
import lightSwitchNotWorking from './content/light-switch-not-working.js';
import lowWaterPressure from './content/low-water-pressure.js';
import noHotWater from './content/no-hot-water.js';
import outletNotWorking from './content/outlet-not-working.js';
import powerSurgeProtection from './content/power-surge-protection.js';
import runningToilet from './content/running-toilet.js';
import sumpPump from './content/sump-pump.js';
import thermostatNotWorking from './content/thermostat-not-working.js';
import unevenTemperature from './content/uneven-temperature.js';
import { GUIDES, type GuideSlug, SECTION_IDS } from '../../../../shared/guide/guide-sections.js';
import { guidePath } from '../../../../shared/guide/guide-topics.js';
import type { Guide, WrittenGuide } from './guide.js';
import { inProvince } from './in-province.js';

/** All built-in guides. */
const WRITTEN: Record<GuideSlug, WrittenGuide> = {
  'dripping-faucet': drippingFaucet,
  'clogged-drain': cloggedDrain,
  'running-toilet': runningToilet,
  'low-water-pressure': lowWaterPressure,
  'no-hot-water': noHotWater,
  'frozen-pipes': frozenPipes,
  'sump-pump': sumpPump,
  'circuit-breaker': circuitBreaker,
  'flickering-lights': flickeringLights,
  'outlet-not-working': outletNotWorking,
  'hot-buzzing-outlet': hotBuzzingOutlet,
  'light-switch-not-working': lightSwitchNotWorking,
  'power-surge-protection': powerSurgeProtection,
  'ac-not-cooling': acNotCooling,
  'furnace-not-turning-on': furnaceNotTurningOn,
  'uneven-temperature': unevenTemperature,
  'hvac-noise': hvacNoise,
  'air-filter-replacement': airFilterReplacement,
  'thermostat-not-working': thermostatNotWorking,
};

const PERMIT = { no: 'No permit needed', check: 'Check whether a permit is needed', yes: 'Permit or notification needed' };

/** A built-in guide, in the words for the province. */
export function builtInGuide(slug: GuideSlug, isOntario: boolean): Guide {
  const { permit, ...guide } = inProvince(WRITTEN[slug], isOntario);
  return { path: guidePath(slug), section: sectionOf(slug), ...guide, permit: { title: PERMIT[permit.needed], text: permit.text } };
}

function sectionOf(slug: GuideSlug): Guide['section'] {
  return SECTION_IDS.find((id) => (GUIDES[id] as readonly GuideSlug[]).includes(slug))!;
}
