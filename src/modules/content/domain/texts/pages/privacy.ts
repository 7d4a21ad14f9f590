import type { TextPage } from '../text-facts.js';
import { DESCRIPTION, KEYWORDS, PARTS } from './common-fields.js';

/**
 * A first version that fits what the software does: an operator should have it reviewed, and add who they are. Change the date with the
 * text.
 */
const TEXT = `## In short {#short}

You can look for help here without telling us who you are.

- Searching needs no account and sets no tracking cookies.
- Your position is used only while you ask for results near you. It is rounded first and never stored.
- What you send us in a form is stored, so that we can answer it.
- When you call, chat with or email a business, you deal with that business directly. We do not take part.
- You can ask what we have about you, have it corrected, and withdraw your consent.

## Who is responsible {#who}

This site is a directory of local home-service professionals. “We” means whoever runs this site.

We are responsible for the personal information we hold. For any question about it, write to us with the form on the About page and say that it is about privacy. Your message goes to those who run the site.

Canada’s Personal Information Protection and Electronic Documents Act (PIPEDA) sets the rules for how businesses handle personal information. Some provinces, such as Quebec, Alberta and British Columbia, have laws of their own that can apply instead.

## When you search and read {#searching}

You need no account to search, to compare businesses or to read a guide. We do not build a profile of you.

The words and filters you choose stand in the address of the page, so that you can share it or come back to it. Your browser may keep that address in its history.

While you type a search, what you have typed so far is sent to this site, so that it can suggest how to go on. It is not stored for that.

Your own browser keeps the last six searches that you made here, so that you can repeat one. They are not sent to us. Choose “Clear recent searches” below the empty search field to remove them, or the cross beside one.

The maps are drawn by this site. Where its operator has added streets to the map of results, your browser asks the map provider that is named on the map for pictures of the part you look at, when you open that map, and so tells it your internet address.

The software’s own log notes which page was asked for, when, whether it worked and how long it took. It leaves out everything after the question mark in an address, which is where your search words stand. It has no internet addresses, but for those from which a sign-in failed or very many connections were opened. We use the log to find faults and to protect the site. Companies that carry or host the site may keep logs of their own.

We count how many pages of which kind were opened and which words were searched on which day, to see what the directory lacks. The counts say nothing about you, and leave out words that look like a phone number, an email or street address, or a person’s name.

## When you use “Near me” {#near-me}

Your browser asks you before it tells us where you are. You can say no, and search by city or postal code instead.

If you agree, the position is rounded to about 100 metres before it leaves your device. It is used for that search only, to find and sort the businesses around you. We do not store it, and it never stands in the address of the page.

Your browser or device works out the position in its own way, under its own terms.

## When you send a form {#forms}

A form stores what you type into it, and when it was sent. We use it for the purpose of the form, and for nothing else unless you agree or the law allows it. We do not sell it.

The internet address (IP address) that a form comes from is used to limit abuse: it lets us stop a flood of forms from one sender.

Please leave out what we do not need, such as payment details, passwords or health information.

- Contact form: your name, email address, phone number if you give one, subject and message, so that we can answer you.
- Business listing form: the business’s name, trade, phone, email, address, description, pictures and the other details you give. We use them to check the listing. If we approve it, its details become public.
- Renewal form: the details that identify the listing, and what you want changed.
- Report of a listing: what it is about, what you write, and your name and email address if you give them.

## Drafts in your browser {#drafts}

What you have typed into a form may be kept in your own browser, so that you do not lose it. A draft is not sent to us until you send the form.

A draft goes when the form has arrived. One that is older than a week is not used any more, and goes when the form is opened again. To remove it earlier, choose “Clear the form” beside it, or clear this site’s data in your browser. Do that on a computer that you share with others.

Your shortlist is in your own browser, too, with your notes and what you wrote about the problem, until you empty it. This site is asked for the businesses on it when you open it. Your notes are not sent to us, and a link that you share has the businesses alone.

Your browser may also keep a copy of this site’s own wording and colours, the private link to a listing form until you close the tab in which you sent it, a mark that you have seen your referrals here, and the code of a referral link that you followed, for 30 days. The code is sent with your listing form, so that the person who referred you can be credited.

## What listings show {#listings}

A listing holds business contact details: the name, trade, address, phone, email and website of a business, its opening hours, and ratings and reviews where its source has them. A review may carry the name that its author gave.

Listings come from the businesses themselves, from us, or from public sources. We publish them so that homeowners can find and reach a business. Listings are public, and search engines can show them too.

Some businesses are one person working from home. If a listing shows something about you that should not be public, write to us with the form on the About page.

## Referrals {#referrals}

To get a referral code you give us your name and email address. We store them with your code, the businesses that used it and your rewards, so that we can credit you and reach you.

For each business you refer we store its name, phone number, trade and the date. They come from the listing form that the business sends with your code. You can see them, and how each referral stands.

If you list a business through a referral link, the person who referred you sees its name, phone number and trade, and whether the referral is approved.

## Cookies {#cookies}

The software of this site uses three cookies. Each is strictly needed for something that was asked for. None follows you to other sites or is used for advertising.

- Administrator cookie: set only when somebody who runs the site signs in, to keep them signed in.
- Referrer cookie: set only when you create a referral code or sign in to see your referrals, so that this browser can show them to you.
- Form cookie: set for one day when you send a business listing or renewal form, so that this browser is shown your private link when the same form is sent twice.

## Links that leave this site {#leaving}

Opening a phone, WhatsApp, map, email or website link leaves this site. From there the terms and privacy rules of that service or business apply. For example, WhatsApp then learns which number you want to reach.

We are not told what you and a business say or agree.

Pictures of a listing may load from the business’s own website or from another site that keeps them. That site then sees your internet address, as it does when you visit it. We ask your browser not to tell it which page you were on.

## Who else sees it {#sharing}

The people who run this site see what is sent to it. We also use services that handle information for us, and only for that purpose: for example for hosting, for sending email, for passing on forms, or for keeping the list of businesses in a spreadsheet.

Such a service may handle information outside your province or outside Canada, where the law of that place applies. Write to us to learn which services we use.

We give out personal information otherwise only if you agree, or if the law requires or allows it.

## How long we keep it {#keeping}

We keep personal information as long as we need it for the purpose it was given for, or as long as the law requires. Then it is deleted or made anonymous. Copies in backups can last somewhat longer.

The software of this site looks every night for what has been kept long enough:

- Messages that were dealt with are deleted 2 years after they were sent.
- Messages and forms that look like spam are deleted after 30 days.
- Business listing and renewal forms are deleted 1 year after they were turned down or withdrawn, or sent back to you and left there, and 2 years after they were approved. The listing that came of a form stays.
- That an email address was confirmed, by the button behind a link that we mailed, is forgotten after 2 years.
- Counts of which words were searched are deleted after 90 days.
- Copies that could not be passed on, by email or to a service, are deleted after 90 days.
- Internet addresses in the log of what administrators did are removed after 1 year.
- Referral codes, with the name and email address, stay until you ask us to delete them. Rewards that were paid stay in our accounts without them.

## How we protect it {#protecting}

The administration of this site is behind a password, and sign-ins are limited against guessing. After you send a listing you may get a link to follow it. Anyone who has that link can open it, so keep it to yourself.

No system is perfectly safe. If a breach creates a real risk of significant harm to you, the law requires us to tell you and the Privacy Commissioner of Canada.

## Messages from us {#messages}

Canada’s anti-spam law (CASL) applies to commercial messages. We send only messages that answer yours or that you asked for, such as an answer to your question, news of your listing, or a link to your referrals; and a business hears of it when somebody asks us to change how it is reached. None of them advertises anything. Writing to us does not sign you up for anything.

You can stop messages at any time: tell us with the form on the About page. We act on it without delay, and within 10 business days at the latest.

## Your rights {#rights}

Write to us with the form on the About page. Tell us what it is about and how to reach you. We may have to check that it is you before we answer.

We answer within 30 days. If the law allows us more time, we tell you within those 30 days. An answer costs you little or nothing, and we tell you the cost first.

- Access: ask whether we have personal information about you, see it, and learn how it is used and who has received it. The law has a few exceptions, and we tell you if one applies.
- Correction: have it corrected if it is wrong, incomplete or out of date.
- Withdrawal of consent: tell us at any time to stop using it. Legal or contractual duties can limit this, and we tell you what it means. For example, we cannot answer a message that we have deleted.
- Complaint: tell us first if you like, because that is often fastest. You can also complain to the Office of the Privacy Commissioner of Canada at priv.gc.ca, at 1-800-282-1376, or at 30 Victoria Street, Gatineau, Quebec K1A 1H3. Where the law of a province applies, its own commissioner takes complaints, such as the Commission d’accès à l’information in Quebec at cai.gouv.qc.ca.

## Changes to this page {#changes}

We change this page when the site or the law changes. The date at the top says when that was. If we want to use what you gave us for a new purpose, we ask you first, unless the law allows it without.`;

export const privacy = {
  title: 'Privacy Policy',
  address: '/privacy',
  written: '2026-11-27',
  texts: {
    title: { kind: 'line', label: 'Title', most: 120, default: 'Privacy Policy' },
    description: {
      ...DESCRIPTION,
      default: 'What this site stores about you, why, for how long, and what you can ask for, in plain words.',
    },
    keywords: { ...KEYWORDS, default: 'privacy policy, personal information, cookies, home services directory' },
    text: { ...PARTS, default: TEXT },
  },
} as const satisfies TextPage;
