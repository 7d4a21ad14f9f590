import type { TextPage } from '../text-facts.js';
import { fieldTexts } from './form-fields.js';

const ABOUT = { placeholders: ['business'], examples: { business: 'Example Plumbing' } } as const;

/** The form by which anybody reports a listing. */
export const report = {
  title: 'Report a listing',
  // It belongs to each business, so there is no single page to show beside the editor.
  address: null,
  texts: {
    crumb: { kind: 'line', label: 'In the path above it', most: 60, default: 'Report or remove' },
    title: { kind: 'line', label: 'Title', most: 120, default: 'Report or remove this listing' },
    intro: { kind: 'line', label: 'Below it', most: 300, default: 'About {business}. A person reads every report.', ...ABOUT },
    headTitle: { kind: 'line', label: 'Title of the browser tab', most: 120, default: 'Report or remove {business}', ...ABOUT },
    description: {
      kind: 'line',
      label: 'Description',
      most: 300,
      default: 'Tell us what is wrong with the listing of {business}, or ask for its removal.',
      ...ABOUT,
    },
    ...fieldTexts({
      reason: { label: 'What is it about?', missing: 'Choose what it is about.' },
      message: {
        label: 'What should we know?',
        help: 'Is it your business? Tell us what to change or remove, and how we can confirm that it is yours: leave its email address below, or give the phone number on its sign or website.',
        missing: 'Tell us what we should know.',
      },
      name: { label: 'Your name', help: 'Only if you want an answer.' },
      email: { label: 'Your email address', help: 'Only if you want an answer. We use it for nothing else.' },
    }),
    closed: { kind: 'line', label: 'First choice', most: 120, default: 'The business has closed or moved away' },
    wrong: { kind: 'line', label: 'Second choice', most: 120, default: 'Something on the page is wrong' },
    mine: { kind: 'line', label: 'Third choice', most: 120, default: 'This is my business' },
    other: { kind: 'line', label: 'Last choice', most: 120, default: 'Something else' },
    send: { kind: 'line', label: 'Button', most: 60, default: 'Send the report' },
    busy: { kind: 'line', label: 'Button while it is sent', most: 60, default: 'Sending...' },
    failedTitle: { kind: 'line', label: 'When it could not be sent', most: 120, default: 'Your report was not sent' },
    failedText: { kind: 'line', label: 'Below it', most: 300, default: 'What you typed is still here. Please try again.' },
    thanksTitle: { kind: 'line', label: 'When it has arrived', most: 120, default: 'Thank you. We have your report.' },
    thanksText: {
      kind: 'paragraphs',
      label: 'Below it',
      most: 1_000,
      default: 'We will review it, and correct the listing or take it down if needed. If you left an email address, we may write to you.',
    },
    back: { kind: 'line', label: 'Button below that', most: 60, default: 'Back to the business' },
    unknownTitle: { kind: 'line', label: 'When there is no such business', most: 120, default: 'This business is not in the directory' },
    unknownText: { kind: 'line', label: 'Below it', most: 300, default: 'There is nothing to report: its listing was already taken down.' },
    unknownButton: { kind: 'line', label: 'Button below that', most: 60, default: 'Search professionals' },
  },
} as const satisfies TextPage;
