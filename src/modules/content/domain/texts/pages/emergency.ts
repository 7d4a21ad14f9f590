import type { TextPage } from '../text-facts.js';
import { DESCRIPTION, KEYWORDS } from './common-fields.js';
import { EMERGENCY_CASES } from './emergency-cases.js';
import { line, short, title } from './plain-line.js';

/** People may follow these instructions in danger: the built-in ones were checked against those of the authorities. */
export const emergency = {
  title: 'Emergency help',
  address: '/emergency-help',
  texts: {
    title: { kind: 'line', label: 'Title', most: 120, default: 'Emergency help' },
    crumb: short('In the path above it', 'Emergency help'),
    subtitle: {
      kind: 'line',
      label: 'Below it',
      most: 300,
      default: 'Is somebody hurt or in danger? Leave, and call 911 from outside.',
    },
    headTitle: { kind: 'line', label: 'Title for search engines', most: 120, default: 'Emergency help at home' },
    description: {
      ...DESCRIPTION,
      default:
        'Gas, carbon monoxide, a chimney fire, sparks, water or no heat: the first safe thing to do, who to call first, and what never to do.',
    },
    keywords: { ...KEYWORDS, default: 'gas smell, carbon monoxide alarm, chimney fire, burst pipe, no heat, sparks, emergency' },
    call911: short('Button that calls 911', 'Call 911'),
    // Nunavut has no 911, and neither have some places in the north of other provinces.
    no911: line('Beside it: where there is no 911', 'No 911 where you are? Call your local fire, police or health centre number.'),
    find: line('Below a case: button to the trade that helps', 'Find {trade} now', {
      most: 60,
      placeholders: ['trade'],
      examples: { trade: 'plumbers' },
    }),
    call: line('Open now, for screen readers: button that calls', 'Call {business}', {
      most: 100,
      placeholders: ['business'],
      examples: { business: 'Copper Kettle Plumbing' },
    }),
    regionTitle: title('What holds in the province: title', 'Good to know in {region}'),
    source: line('What holds in the province: before each source', 'Source:', { most: 60 }),
    gasContractor: line('Where the province is not known: who works on gas', 'A licensed gas or fuels contractor', {
      help: 'Stands for {gasContractor} in the cases.',
    }),
    gasAsk: line(
      'Where the province is not known: what to ask who works on gas',
      'For a gas, propane or oil system, ask for the licence or certificate that your province asks for.',
      { help: 'Stands for {gasAsk} in the cases.' },
    ),
    electricalAsk: line('Where the province is not known: what to ask an electrician', 'Ask for the licence that your province asks for.', {
      help: 'Stands for {electricalAsk} in the cases.',
    }),
    index: { kind: 'line', label: 'What the list of cases asks', most: 120, default: 'What is happening?' },
    stepsTitle: { kind: 'line', label: 'Title of the steps', most: 120, default: 'Do this, in this order' },
    callsTitle: { kind: 'line', label: 'Title of the numbers', most: 120, default: 'Who to call' },
    neverTitle: { kind: 'line', label: 'Title of what not to do', most: 120, default: 'Never' },
    cases: {
      kind: 'rows',
      label: 'Cases',
      help: 'The most dangerous first. People may follow this advice in an emergency, so change it only to what the authorities in your province say. Guides and search link to the built-in names in addresses.',
      least: 1,
      most: 20,
      placeholders: ['gasContractor', 'gasAsk', 'electricalAsk'],
      columns: {
        id: { kind: 'id', label: 'Name in its address', most: 60 },
        title: { kind: 'line', label: 'Title', most: 120 },
        signs: { kind: 'line', label: 'When it is this', most: 400 },
        steps: { kind: 'list', label: 'Steps, one on each line, the first safe one first', most: 8_000 },
        never: { kind: 'list', label: 'Never, one on each line', most: 4_000 },
        industry: { kind: 'line', label: 'Trade that repairs it; empty where nobody should look for one yet', most: 100, mayBeEmpty: true },
      },
      default: EMERGENCY_CASES.map(({ id, title, signs, steps, never, industry = '' }) => ({
        id,
        title,
        signs,
        steps: steps.join('\n'),
        never: never.join('\n'),
        industry,
      })),
    },
    calls: {
      kind: 'rows',
      label: 'Who to call',
      help: 'For each case, in this order. The province’s numbers (gas lines, the electrical authority) are added from the regional facts.',
      least: 1,
      most: 100,
      placeholders: ['gasContractor', 'gasAsk', 'electricalAsk'],
      columns: {
        case: { kind: 'line', label: 'Case (its name in the address)', most: 60 },
        who: { kind: 'line', label: 'Who', most: 120 },
        number: { kind: 'line', label: 'Number', most: 40, mayBeEmpty: true },
        why: { kind: 'line', label: 'What for', most: 500 },
      },
      default: EMERGENCY_CASES.flatMap(({ id, calls }) => calls.map(({ who, why, number = '' }) => ({ case: id, who, number, why }))),
    },
    openTitle: { kind: 'line', label: 'Title of who is open', most: 120, default: 'Open around the clock' },
    openText: {
      kind: 'line',
      label: 'Below it',
      most: 300,
      default: 'Once everyone is safe: these businesses say that they never close.',
    },
  },
} as const satisfies TextPage;
