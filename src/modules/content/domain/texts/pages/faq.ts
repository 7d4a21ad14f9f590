import { faqEntries } from './faq-entries.js';
import { line, short, title } from './plain-line.js';
import type { TextPage } from '../text-facts.js';
import { DESCRIPTION, KEYWORDS } from './common-fields.js';

const rowsOf = (isOntario: boolean) => faqEntries(isOntario).map(({ answer, ...entry }) => ({ ...entry, answer: answer.join('\n\n') }));

export const faq = {
  title: 'FAQ',
  address: '/faq',
  texts: {
    title: { kind: 'line', label: 'Title', most: 120, default: 'Frequently asked questions' },
    crumb: short('In the path above it', 'FAQ'),
    subtitle: {
      kind: 'line',
      label: 'Below it',
      most: 300,
      default: 'What to do first, what you may do yourself, and when to call for help.',
    },
    description: {
      ...DESCRIPTION,
      default:
        'Plain answers about plumbing, electrical work, heating and cooling at home: what to do first, what you may do yourself, and when to call a professional.',
    },
    keywords: { ...KEYWORDS, default: 'plumbing questions, electrical questions, HVAC questions, home repair' },
    search: short('Field that searches the questions', 'Search the questions'),
    category: line('Categories, for screen readers', 'Category', { most: 60 }),
    all: short('Categories: all of them', 'All'),
    oneFound: line('Search, for screen readers: one question', '{count} question', {
      most: 60,
      placeholders: ['count'],
      examples: { count: '1' },
    }),
    manyFound: line('Search, for screen readers: several questions', '{count} questions', {
      most: 60,
      placeholders: ['count'],
      examples: { count: '12' },
    }),
    nothing: title('Nothing found: title', 'No question matches'),
    nothingText: line('Nothing found: text', 'Try another word, or look at all categories.'),
    showAll: short('Nothing found: button', 'Show all questions'),
    find: line('Below an answer: link to the trade that helps', 'Find {trade}', {
      most: 60,
      placeholders: ['trade'],
      examples: { trade: 'plumbers' },
    }),
    link: short('Below an answer: its own link', 'Link to this answer'),
    failed: title('When the questions could not be loaded', 'The questions could not be loaded'),
    moreButton: short('Button below the questions', 'Find a Professional'),
    moreTitle: { kind: 'line', label: 'Title below the questions', most: 120, default: 'Still Have Questions?' },
    moreText: { kind: 'line', label: 'Text below the questions', most: 300, default: 'A local professional can answer them by phone.' },
    entries: {
      kind: 'rows',
      label: 'Questions',
      help: 'In this order. Categories come from “Category”, in the order in which they appear. A directory outside Ontario does not have the built-in questions that apply only in Ontario.',
      least: 1,
      most: 200,
      columns: {
        id: { kind: 'id', label: 'Name in its address', most: 80 },
        category: { kind: 'line', label: 'Category', most: 60 },
        question: { kind: 'line', label: 'Question', most: 300 },
        answer: { kind: 'paragraphs', label: 'Answer, a blank line between paragraphs', most: 5_000 },
        industry: { kind: 'line', label: 'Trade that helps', most: 100, mayBeEmpty: true },
      },
      default: rowsOf(true),
    },
  },
} as const satisfies TextPage;

export const faqElsewhere: TextPage = { ...faq, texts: { ...faq.texts, entries: { ...faq.texts.entries, default: rowsOf(false) } } };
