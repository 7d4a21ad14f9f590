import { isRegion, PROVINCES, type Region } from '../../../../shared/places/provinces.js';

/** The source of a fact, and when that page was read (YYYY-MM). */
interface Source {
  title: string;
  url: string;
  seen: string;
}

/** A contact, and what it is for. */
export interface RegionContact {
  who: string;
  why: string;
  number?: string;
  url?: string;
  source: Source;
}

/** Facts that are true in one province only. Who licenses a trade is in the trades' files (`licensing`). */
export interface RegionFacts {
  name: string;
  /** The usual name there for a business that repairs gas equipment. */
  gasContractor: string;
  gasAsk: string;
  electricalAsk: string;
  /** Where to ask about unsafe wiring, if there is one such authority. */
  electricalAuthority?: RegionContact;
  /** Emergency lines of gas utilities. */
  gasLines: RegionContact[];
  /** Where to have buried lines located before digging. */
  dig: RegionContact;
  /** The authority for the rights of people who sign a contract at home. */
  consumer: RegionContact;
}

const seen = '2026-11';

/*
 * The facts come from stored copies of the pages named, not from the live sites: numbers that no copy had are left out. Provinces that are
 * missing here get words that are true everywhere.
 */
export const REGION_FACTS: Partial<Record<Region, Omit<RegionFacts, 'name'>>> = {
  ON: {
    gasContractor: 'A TSSA-registered fuels contractor',
    gasAsk: 'For a gas, propane or oil system, ask for TSSA certification.',
    electricalAsk: 'Ask for the ECRA/ESA licence number.',
    electricalAuthority: {
      who: 'Electrical Safety Authority (Ontario)',
      why: 'To check a contractor’s licence, or to report unsafe wiring once nobody is in danger. It is not an emergency service.',
      number: '1-877-372-7233',
      source: { title: 'Electrical Safety Authority', url: 'https://esasafe.com/', seen },
    },
    gasLines: [
      {
        who: 'Enbridge Gas, emergency line',
        why: 'If it is your gas utility. They answer day and night.',
        number: '1-866-763-5427',
        source: { title: 'Enbridge Gas: smell gas, act fast', url: 'http://enbridgegas.mediaroom.com/news-releases?item=122503', seen },
      },
    ],
    dig: {
      who: 'Ontario One Call',
      why: 'Before anybody digs at your home, buried lines must be located, however small the job. Ask at least five business days ahead; it is free.',
      number: '1-800-400-2255',
      url: 'https://ontarioonecall.ca/',
      source: { title: 'Ontario One Call: contractors', url: 'https://www.ontarioonecall.ca/contractors/', seen },
    },
    consumer: {
      who: 'Consumer Protection Ontario',
      why: 'A contract worth more than $50 that you sign at home can be cancelled within 10 days of getting your written copy. Furnaces, air conditioners and water heaters may not be sold at your door unless you asked for the visit.',
      number: '1-800-889-9768',
      source: {
        title: 'Ontario: door-to-door sales and home service contracts',
        url: 'https://www.ontario.ca/page/door-door-sales-and-home-service-contracts',
        seen,
      },
    },
  },
  BC: {
    gasContractor: 'A licensed gas contractor',
    gasAsk: 'For gas, ask for the licence and for the technician’s certificate.',
    electricalAsk: 'Ask for the Technical Safety BC licence number.',
    gasLines: [
      {
        who: 'FortisBC, emergency line',
        why: 'If it is your gas utility. They answer day and night.',
        number: '1-800-663-9911',
        source: {
          title: 'FortisBC: gas leaks and odour',
          url: 'https://fortisbc.com/safety-outages/natural-gas-safety/gas-leaks-and-odour',
          seen,
        },
      },
      {
        who: 'Pacific Northern Gas, emergency line',
        why: 'If it is your gas utility. They answer day and night.',
        number: '1-800-663-1173',
        source: { title: 'Pacific Northern Gas', url: 'https://png.ca/forest-fires/', seen },
      },
    ],
    dig: {
      who: 'BC 1 Call',
      why: 'Before anybody digs at your home, have buried lines located. It is free.',
      number: '1-800-474-6886',
      url: 'https://www.bc1c.ca/',
      source: {
        title: 'BC 1 Call: click or call before digging',
        url: 'https://www.bc1c.ca/bc-1-call-urges-british-columbians-to-prioritize-safety-click-or-call-before-digging-this-spring/',
        seen,
      },
    },
    consumer: {
      who: 'Consumer Protection BC',
      why: 'A contract that was sold to you at your door can be cancelled within 10 days of getting your copy, for any reason.',
      url: 'https://www.consumerprotectionbc.ca/',
      source: {
        title: 'Consumer Protection BC: door-to-door sales, your cancellation rights',
        url: 'https://www.consumerprotectionbc.ca/2020/11/door-to-door-sales-your-cancellation-rights/',
        seen,
      },
    },
  },
  QC: {
    gasContractor: 'A contractor licensed for gas',
    gasAsk: 'For gas, ask for the RBQ licence number and look it up.',
    electricalAsk: 'Ask for the RBQ licence number, with subclass 16, and look it up.',
    gasLines: [
      {
        who: 'Énergir, emergency line',
        why: 'If it is your gas utility and 911 does not answer where you are.',
        number: '1-800-361-8003',
        source: {
          title: 'Énergir: in case of an emergency',
          url: 'https://energir.com/en/about/the-company/safety-and-prevention/emergency',
          seen,
        },
      },
    ],
    dig: {
      who: 'Info-Excavation',
      why: 'Before anybody digs at your home, have buried lines located. Allow three business days; it is free.',
      url: 'https://www.info-ex.com/en/',
      // That it is free: https://www.hydroquebec.com/safety/power-lines/underground-lines.html
      source: { title: 'Info-Excavation: how it works', url: 'https://www.info-ex.com/en/request/locate-request-process/', seen },
    },
    consumer: {
      who: 'Office de la protection du consommateur',
      why: 'A contract with an itinerant merchant can be cancelled within 10 days of getting your copy: with one who comes to your door, and for doors, windows, insulation, roofing and outside walls also with one whom you asked to come. As a rule they may take no deposit in that time.',
      // The number: https://www.opc.gouv.qc.ca/en/contact/merchant/
      number: '1-888-672-2556',
      source: {
        title: 'Office de la protection du consommateur: cancelling a renovation contract',
        url: 'https://www.opc.gouv.qc.ca/en/consumer/good-service/housing-renovation/home-renovations/renovation-work/cancelling-contract/in-person-contract/',
        seen,
      },
    },
  },
  AB: {
    gasContractor: 'A gas contractor who takes out the permit',
    gasAsk: 'Work on gas needs a permit: ask who takes it out.',
    electricalAsk: 'The work needs a permit, which the contractor takes out: ask to see it.',
    gasLines: [
      {
        who: 'ATCO, emergency line',
        why: 'If it is your gas utility. They answer day and night.',
        number: '1-800-511-3447',
        source: { title: 'ATCO: wildfires', url: 'https://gas.atco.com/en-ca/safety/outages-emergencies/wildfires.html', seen },
      },
    ],
    dig: {
      who: 'Utility Safety Partners (Alberta One-Call)',
      why: 'Before anybody digs at your home, have buried lines located. Ask at least three full working days ahead.',
      // The number also: https://wherestheline.ca/protect-yourself/how-to-dig-safe
      number: '1-800-242-3447',
      // The name and the address of today: https://utilitysafety.ca/learning-centre/faq/
      url: 'https://utilitysafety.ca/',
      source: { title: 'Alberta One-Call: homeowners, questions', url: 'http://albertaonecall.com/homeowners/faq/', seen },
    },
    consumer: {
      who: 'Service Alberta, consumer contact centre',
      why: 'A contractor who agrees with you away from their place of business and takes money before the work is done needs a prepaid contracting licence. A contract that was sold to you at your door can be cancelled within 10 days of getting your copy.',
      number: '1-877-427-4088',
      source: { title: 'Alberta: prepaid contracting licence', url: 'https://alberta.ca/prepaid-contracting-licence', seen },
    },
  },
};

/** @returns `undefined` if no region is set, or nothing is known of it */
export function factsOfRegion(region: string | null): RegionFacts | undefined {
  const facts = isRegion(region) ? REGION_FACTS[region] : undefined;
  return facts && { name: PROVINCES[region as Region].name, ...facts };
}
