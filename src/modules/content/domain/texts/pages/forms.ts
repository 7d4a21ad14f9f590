import type { TextPage } from '../text-facts.js';
import { DESCRIPTION, KEYWORDS } from './common-fields.js';
import { fieldTexts } from './form-fields.js';
import { line, short, title } from './plain-line.js';

/** A line with links. */
const LINKED = { kind: 'line', most: 500, links: true, help: 'Write a link as [words](/page).' } as const;
const PRIVACY = { ...LINKED, label: 'Below the fields' } as const;
const whileSent = (busy: string, failed: string) =>
  ({
    busy: { kind: 'line', label: 'Button while the form is sent', most: 60, default: busy },
    failed: { kind: 'line', label: 'When it could not be sent', most: 300, default: failed },
  }) as const;

const STEP = {
  title: { kind: 'line', label: 'Title', most: 120 },
  text: { kind: 'line', label: 'Text', most: 500 },
} as const;
/** The words beside the forms about a business. */
const BESIDE = {
  nextTitle: { kind: 'line', label: 'Title of what happens next', most: 120, default: 'What Happens Next' },
  helpTitle: {
    kind: 'line',
    label: 'Title of the help',
    help: 'Shown only while the contact form is switched on.',
    most: 120,
    default: 'Need Help',
  },
  helpText: {
    kind: 'line',
    label: 'Below it',
    most: 300,
    default: 'Not sure what to write, or stuck on a field? Write to us, and we will sort it out with you.',
  },
  helpLink: { kind: 'line', label: 'Link to the contact form', most: 60, default: 'Get in touch' },
} as const;
/** The steps that follow after a form was sent. */
const NEXT = { kind: 'rows', label: 'What Happens Next', least: 1, most: 10, columns: STEP } as const;

export const thankYou = {
  title: 'Thank you',
  address: '/list-business/thank-you',
  texts: {
    title: { kind: 'line', label: 'Title', most: 120, default: 'Thank you' },
    formCrumb: short('In the path above it: the form', 'List your business'),
    subtitle: {
      kind: 'line',
      label: 'Below it',
      most: 300,
      default: 'We have your business details, and they are safe. You do not need to send them again.',
    },
    description: { ...DESCRIPTION, default: 'Your business details have arrived. What happens next.' },
    linkTitle: { kind: 'line', label: 'Private link: title', most: 120, default: 'Your private link' },
    linkText: {
      kind: 'line',
      label: 'Private link: what it is for',
      most: 400,
      default: 'Check its status, correct it or withdraw it. Keep this link: anyone who has it can change this submission.',
    },
    linkCopy: { kind: 'line', label: 'Private link: button that copies it', most: 60, default: 'Copy link' },
    linkOpen: { kind: 'line', label: 'Private link: button that opens it', most: 60, default: 'Open it' },
    noLink: line(
      'In its place where it is not known',
      'Your private link is shown only once, in the browser that first sent the form, so it is not shown here. If you need it, [write to us](/about).',
      { links: true },
    ),
    nextTitle: { kind: 'line', label: 'Title of the next steps', most: 120, default: 'Next steps' },
    responseTitle: { kind: 'line', label: 'When you answer', most: 120, default: 'Response[ within {reviewTime}]' },
    responseText: { kind: 'line', label: 'Below it', most: 300, default: 'A person reviews every submission.' },
    mailTitle: {
      kind: 'line',
      label: 'News by email',
      help: 'This and the next one are shown only while mail is set up.',
      most: 120,
      default: 'Updates via email',
    },
    mailText: {
      kind: 'line',
      label: 'Below it',
      most: 400,
      default: 'We send news and your private link to the address that you gave. If nothing arrives, check your junk mail folder.',
    },
    refer: {
      ...LINKED,
      label: 'The referral program',
      help: 'Shown only while the referral program is switched on. Write a link as [words](/page).',
      default: 'Know a professional whose work you trust? [Refer them](/referral-program), and get a reward when we approve their listing.',
    },
    home: { kind: 'line', label: 'Button to the home page', most: 60, default: 'Back to home' },
  },
} as const satisfies TextPage;

export const listBusiness = {
  title: 'List your business',
  address: '/list-business',
  texts: {
    title: { kind: 'line', label: 'Title', most: 120, default: 'List your business' },
    crumb: short('In the path above it', 'List your business'),
    subtitle: {
      kind: 'line',
      label: 'Below it',
      most: 300,
      default: 'One form, no account. Homeowners near you find your listing, and call you directly.',
    },
    description: {
      ...DESCRIPTION,
      default: 'Home-service professionals: list your business with one form. We review every listing[ within {reviewTime}].',
    },
    keywords: { ...KEYWORDS, default: 'list a business, home services directory, Canada' },
    referred: {
      kind: 'line',
      label: 'For those who come by a referral',
      most: 400,
      placeholders: ['code'],
      default:
        'Someone recommended us to you. Their code {code} is included in this form. They get a reward when your business is approved.',
    },
    nameLegend: { kind: 'line', label: 'Title of the first part of the form', most: 80, default: 'Your business' },
    contactLegend: { kind: 'line', label: 'Title of the second part', most: 80, default: 'How people reach you' },
    placeLegend: { kind: 'line', label: 'Title of the third part', most: 80, default: 'Where you are' },
    wordsLegend: { kind: 'line', label: 'Title of the fourth part', most: 80, default: 'What you do' },
    badgesLegend: { kind: 'line', label: 'Title of the last part', most: 80, default: 'Your licence' },
    send: {
      kind: 'line',
      label: 'Button',
      help: 'The fields are edited in “Fields about a business”.',
      most: 60,
      default: 'Submit listing',
    },
    ...whileSent('Submitting...', 'Failed to submit your business listing. Please try again.'),
    privacy: {
      ...PRIVACY,
      default: 'What you write is for your public listing. Our [Privacy Policy](/privacy) says how we treat it.',
    },
    ...BESIDE,
    next: {
      ...NEXT,
      default: [
        { title: 'Review', text: 'We review what you sent[ within {reviewTime}].' },
        { title: 'Verification', text: 'We check the details. If any need to change, your private page says which.' },
        { title: 'Go live', text: 'Your listing appears in search, and people contact you directly.' },
      ],
    },
  },
} as const satisfies TextPage;

export const renewBusiness = {
  title: 'Renew a listing',
  address: '/renew-business',
  texts: {
    title: { kind: 'line', label: 'Title', most: 120, default: 'Renew your listing' },
    crumb: short('In the path above it', 'Renew your listing'),
    subtitle: {
      kind: 'line',
      label: 'Below it',
      most: 300,
      default: 'Tell us that you are still in business, and what has changed.',
    },
    notListed: {
      ...LINKED,
      label: 'Behind it',
      default: 'Not listed yet? You can [list your business](/list-business) instead.',
    },
    headTitle: { kind: 'line', label: 'Title for search engines', most: 120, default: 'Renew your business listing' },
    description: {
      ...DESCRIPTION,
      default: 'Confirm that your listing is still right, or tell us what has changed. We review every change[ within {reviewTime}].',
    },
    keywords: { ...KEYWORDS, default: 'renew a business listing, update a listing' },
    legend: { kind: 'line', label: 'Title of the first part of the form', most: 80, default: 'Which business is it?' },
    phoneHelp: {
      kind: 'line',
      label: 'Field “Phone Number”: hint here',
      help: 'Everything else is edited in “Fields about a business”.',
      most: 400,
      mayBeEmpty: true,
      default: 'The number that customers call now. If it is new, give the city under “What changed?” too.',
    },
    emailHelp: {
      kind: 'line',
      label: 'Field “Email Address”: hint here',
      most: 400,
      mayBeEmpty: true,
      default: 'For our news about your listing. Customers see it too.',
    },
    titleHelp: {
      kind: 'line',
      label: 'Field “Business Name”: hint here',
      most: 400,
      mayBeEmpty: true,
      default: 'As customers should see it.',
    },
    changesTitle: { kind: 'line', label: 'Title of the folded part', most: 80, default: 'What changed?' },
    changesText: {
      kind: 'line',
      label: 'Below it',
      most: 300,
      default: 'Fill in only what has changed. Anything you leave empty stays as it is.',
    },
    removal: line('Below the folded fields', 'To have something removed altogether, [write to us](/about).', { links: true }),
    send: { kind: 'line', label: 'Button', most: 60, default: 'Send renewal' },
    ...whileSent('Submitting...', 'Failed to submit your business listing. Please try again.'),
    privacy: { ...PRIVACY, default: 'Our [Privacy Policy](/privacy) says how we treat what you send.' },
    ...BESIDE,
    next: {
      ...NEXT,
      default: [
        { title: 'Review', text: 'We review what you sent[ within {reviewTime}]. Until then your listing stays as it is.' },
        { title: 'Verification', text: 'We find your listing and compare. If something is unclear, your private page says what.' },
        { title: 'Go live', text: 'The changes appear on your listing, and stay there.' },
      ],
    },
  },
} as const satisfies TextPage;

export const contact = {
  title: 'Contact form',
  address: '/about',
  texts: {
    title: { kind: 'line', label: 'Title', most: 120, default: 'Get in Touch' },
    subtitle: {
      kind: 'line',
      label: 'Below it',
      most: 300,
      default: 'A question, a correction, or something that does not work: write to us.',
    },
    ...fieldTexts({
      name: { label: 'Full Name', missing: 'Write your name.' },
      email: {
        label: 'Email Address',
        help: 'We reply to it and use it for nothing else.',
        missing: 'Write your email address.',
      },
      phone: { label: 'Phone Number', help: 'If you would rather be called.' },
      subject: { label: 'Subject', missing: 'Say in a few words what it is about.' },
      message: { label: 'Message', missing: 'Write your message.' },
    }),
    send: { kind: 'line', label: 'Button', most: 60, default: 'Send message' },
    ...whileSent('Sending...', 'Failed to send message. Please try again.'),
    sentTitle: { kind: 'line', label: 'When it has arrived', most: 120, default: 'Message Sent!' },
    sentText: { kind: 'line', label: 'Below it', most: 300, default: "Thank you for contacting us. We'll get back to you soon." },
    infoTitle: { kind: 'line', label: 'Title beside the form', most: 120, default: 'Contact information' },
    formTitle: { kind: 'line', label: 'What the form is for', most: 120, default: 'With this form' },
    formText: {
      kind: 'line',
      label: 'Below it',
      most: 400,
      default: 'It reaches the people who run this directory. We answer by email, or call if you leave a number.',
    },
    professional: { kind: 'line', label: 'For those who look for a business', most: 120, default: 'You need a professional' },
    professionalText: {
      ...LINKED,
      label: 'Below it',
      default: 'We do not take bookings. [Find a business](/search) and call it directly.',
    },
    emergency: { kind: 'line', label: 'In an emergency', most: 120, default: 'It is an emergency' },
    emergencyText: {
      ...LINKED,
      label: 'Below it',
      default: 'Do not wait for our answer. [See what to do first](/emergency-help).',
    },
    emergencyAlone: {
      kind: 'line',
      label: 'Below it, while the emergency page is switched off',
      most: 300,
      default: 'Do not wait for our answer. Leave if you are in danger, and call 911.',
    },
    business: { kind: 'line', label: 'For businesses', most: 120, default: 'It is your business' },
    businessText: {
      ...LINKED,
      label: 'Below it',
      default: '[List it](/list-business), or [renew its listing](/renew-business).',
    },
    businessAlone: { ...LINKED, label: 'Below it, while renewals are switched off', default: '[List it](/list-business).' },
  },
} as const satisfies TextPage;

export const referrals = {
  title: 'Referral program',
  address: '/referral-program',
  texts: {
    title: { kind: 'line', label: 'Title', most: 120, default: 'Referral program' },
    crumb: short('In the path above it', 'Referral program'),
    subtitle: {
      kind: 'line',
      label: 'Below it',
      most: 300,
      default: 'Recommend a professional whose work you trust. When we approve their listing, you get a reward.',
    },
    description: {
      ...DESCRIPTION,
      default: 'Recommend a tradesperson or a home-service company, and get $50 or more when we approve their listing.',
    },
    keywords: { ...KEYWORDS, default: 'referral program, reward, recommend a tradesperson, home services' },
    loading: line('While one’s referrals are loaded, for screen readers', 'Loading your referrals', { most: 60 }),
    notLoaded: title('When one’s referrals could not be loaded', 'Your referrals could not be loaded'),
    referred: line('A referral: behind its trade, before the day', ', referred', { most: 60 }),
    getTitle: { kind: 'line', label: 'Title of the form', most: 120, default: 'Get your referral link' },
    ...fieldTexts({
      name: { label: 'Your Name', missing: 'Write your name.' },
      email: { label: 'Email Address', help: 'For emails about your rewards.', missing: 'Write your email address.' },
    }),
    send: { kind: 'line', label: 'Button', most: 60, default: 'Generate my code' },
    ...whileSent('Generating...', 'Failed to create referral code'),
    privacy: { ...PRIVACY, default: 'Our [Privacy Policy](/privacy) says how we treat your details.' },
    signInTitle: { kind: 'line', label: 'For those who have a code', most: 120, default: 'I have a code on another device' },
    signInHelp: {
      kind: 'line',
      label: 'Field “Email Address”: hint there',
      most: 400,
      mayBeEmpty: true,
      default: 'The one you used to get your code.',
    },
    signInNoMail: line(
      'In its place where the site sends no emails',
      'This site does not send emails. [Write to us](/about) with the address you used to get your code, and we will send you a link.',
      { links: true },
    ),
    signInSend: { kind: 'line', label: 'Button there', most: 60, default: 'Mail me a sign-in link' },
    signInBusy: { kind: 'line', label: 'Button there while it is sent', most: 60, default: 'Sending...' },
    signInFailed: {
      kind: 'line',
      label: 'When it could not be sent',
      most: 300,
      default: 'Failed to send the link. Please try again.',
    },
    signInSentTitle: title('When it was sent', 'Check your email'),
    signInSentText: line('Below it', 'If this address is registered, a sign-in link is on its way. It works once.'),
    incompleteTitle: title('When a field is left empty', 'Missing Information'),
    incompleteText: line('Below it', 'Please provide your name and email.'),
    createdTitle: title('When somebody got a code', 'Referral Code Created!'),
    createdText: line('Below it', 'Share your link, and see here who used it.'),
    codeTitle: title('Title of the code', 'Your referral code'),
    codeText: line('Below it', 'Share this link. It includes your code:'),
    copy: short('Button that copies the link', 'Copy Link'),
    share: short('Button that passes it on', 'Share'),
    shareTitle: title('What is passed on: title', 'List your business on {site}'),
    shareText: line('What is passed on: text', 'Homeowners near you find your listing and call you directly.'),
    total: short('Figure: all referrals', 'Total referrals'),
    totalApproved: short('Figure: approved ones', 'Approved'),
    totalRewards: short('Figure: sum of the rewards', 'Total rewards (CAD)'),
    historyTitle: title('Title of the referrals', 'Your referrals'),
    historyEmpty: line('When there are none', 'No one has used your link yet. Businesses that send a listing through it will appear here.'),
    approved: line('A referral that is approved', 'Approved', { most: 40 }),
    pending: line('A referral that waits', 'Pending', { most: 40 }),
    rejected: line('A referral that is rejected', 'Rejected', { most: 40 }),
    noScriptTitle: title('Without scripts: title', 'Your link needs JavaScript'),
    noScriptText: line(
      'Without scripts: text',
      'Getting a link and seeing your referrals needs JavaScript, which this browser does not run. This page says what a referral earns and how it works.',
      { most: 400 },
    ),
    tiersTitle: { kind: 'line', label: 'Title of the rewards', most: 120, default: 'Reward tiers' },
    tiers: {
      kind: 'rows',
      label: 'Rewards',
      help: 'You must keep what you promise here, so say what you pay. You decide the amount of each reward when you approve it.',
      least: 1,
      most: 10,
      columns: {
        amount: { kind: 'line', label: 'Amount', most: 40 },
        title: { kind: 'line', label: 'For whom', most: 120 },
        text: { kind: 'line', label: 'When', most: 300 },
      },
      default: [
        { amount: '$50', title: 'Standard business', text: 'For each referral that we approve.' },
        { amount: '$100', title: 'Featured listing', text: 'For a business whose listing is featured.' },
        { amount: '$200+', title: 'Bonus', text: 'For referrers with 10 or more referrals.' },
      ],
    },
    rules: {
      kind: 'line',
      label: 'Rules',
      most: 500,
      default: 'All amounts are in Canadian dollars. A person reviews every referral first; your own business does not count.',
    },
    howTitle: { kind: 'line', label: 'Title of the steps', most: 120, default: 'How it works' },
    how: {
      kind: 'rows',
      label: 'Steps',
      least: 1,
      most: 10,
      columns: STEP,
      default: [
        { title: 'Get your link', text: 'All you need is your name and email. No account, no password.' },
        { title: 'Pass it on', text: 'Send it to a tradesperson or a company whose work you would recommend.' },
        { title: 'Get your reward', text: 'When we approve their listing, the reward is added to your total.' },
      ],
    },
  },
} as const satisfies TextPage;
