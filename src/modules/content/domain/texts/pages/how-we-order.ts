import type { TextPage } from '../text-facts.js';
import { DESCRIPTION, KEYWORDS, PARTS } from './common-fields.js';

/** The order of results as the search implements it: change this text with the code. */
const TEXT = `## The order of results {#order}

Unless you choose another order, results come in this one:

- Featured businesses first: they have a red border and the badge Featured.
- Then what fits your words best: a word in the name or the trade counts more than one in the description.
- Without words, and when several fit equally well: the higher rating first, then more reviews, then those that can be reached by phone, email or a website, then the name.
- When you search near you or near a postal code, or where few are listed in the place: the nearest first. Where a place is known, you can choose Nearest first yourself.

## What Featured means {#featured}

The people who run this directory put Featured businesses first. Featured says nothing about the quality of the work. A Featured business shows up only where it fits what you asked for.

You can sort by rating, reviews, name or distance instead. Featured businesses then get no special place.

## Nobody can buy a better rating {#ratings}

Ratings and reviews come from our records as they are. Neither we nor the businesses can change them here, and being Featured does not change them.

A rating is shown with its number of reviews: a 5.0 from two reviews says less than a 4.7 from two hundred.

## What the badges mean {#badges}

A badge says what our records say about a business. No badge is a promise about its work.

- Verified: listed as a business that is who it says it is.
- Licensed: listed as holding the licence that its trade needs.
- A licence number is given by the business. If one of us has found it in the register, the page of the business gives the date; otherwise it says that no one here has. Check it yourself: the page names the register and what to look for.

## Why a business stands where it does {#why}

Each card shows what decides its place: the Featured badge, the trade and the city, the distance where a place is known, and its rating with the number of reviews. "Why here?" on the card explains it: which of your words were found where, the trade, the place, the distance and the rating.

## How fresh the details are {#confirmed}

If the owner of a business or one of us has confirmed its details, its page gives the date, and says so if that is more than a year ago. Something wrong? Each page has a link to report it.`;

export const howWeOrder = {
  title: 'How results are ordered',
  address: '/how-we-order',
  written: '2026-11-23',
  texts: {
    title: { kind: 'line', label: 'Title', most: 120, default: 'How results are ordered' },
    description: {
      ...DESCRIPTION,
      default: 'Why businesses stand in this order, what Featured, Verified and Licensed mean, and why nobody can buy a better rating.',
    },
    keywords: { ...KEYWORDS, default: 'order of results, featured, verified, licensed, ratings, home services directory' },
    text: { ...PARTS, default: TEXT },
  },
} as const satisfies TextPage;
