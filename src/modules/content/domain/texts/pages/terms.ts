import type { TextPage } from '../text-facts.js';
import { DESCRIPTION, KEYWORDS, PARTS } from './common-fields.js';

/**
 * A first version that fits what the software does: an operator should have it reviewed, and add who they are. Change the date with the
 * text. What is true in Ontario only is marked as in the guides ({@link inProvince}).
 */
const TEXT = `## In short {#short}

This site helps you find local home-service professionals and reach them directly. It is free for homeowners. Whom you hire, and on what terms, is between you and the business.

“We” means whoever runs this site. You can reach us with the form on the About page. By using the site you accept these terms. If you do not accept them, please do not use it.

## In an emergency {#emergency}

This site is not an emergency service, and nobody watches its forms around the clock. If somebody may be in danger, get to safety and call 911.

If you smell gas or a carbon monoxide alarm sounds, leave first, and call from outside. The Emergency help page says what to do.

## A directory, and only that {#directory}

We list businesses. We do not do the work, send anybody to your home, set prices or take payment for the work. We charge no fee for connecting you with a business.

We are not a party to any contract between you and a business, and not its agent or yours. The businesses are independent of us.

A listing is not a recommendation, and not a promise about the quality, price or timing of work.

## What badges and ratings mean {#badges}

A badge means what is said here, and no more.

- Featured: chosen by the directory to be shown first. A business may have paid for that. It says nothing about the quality of its work.
- Verified: the listing’s source or the directory says that the details of the business were checked. It does not mean that its work was checked.
- Licensed: the listing’s source or the directory says that the business holds a licence. A licence can lapse or cover other work than yours, so check it yourself.
- Ratings and reviews: they come with the listing. They are the opinions of their authors. We do not confirm who wrote them.

## Check before you hire {#check}

Check a licence yourself, whatever a badge says. [[In Ontario, these are the places to ask. Elsewhere, ask|Ask]] your province or municipality who licenses the trade.

- Electrical work: [[ask for the ECRA/ESA licence number and look it up with the Electrical Safety Authority (ESA)|ask for the licence or the permit that your province asks for]].
- Gas, propane and oil: [[check that the contractor is registered with the Technical Standards and Safety Authority (TSSA), and ask|ask]] to see the technician’s certificate.
- Plumbing and air conditioning: [[look the person up in the public register of Skilled Trades Ontario|ask to see the certificate of the trade]]. Ask your municipality whether the business needs a local licence too, and whether the job needs a permit.
- Every job: get a written estimate, and ask for proof of liability insurance and, where it applies, of workplace coverage[[ (WSIB)|]].

## How far you can rely on listings {#accuracy}

Listings come from businesses, from us and from public sources. We correct mistakes that we learn of, but details can be wrong, incomplete or out of date. Confirm what matters to you with the business.

Opening hours can differ on holidays. Distances are measured in a straight line and are approximate.

While the pages say “Sample data”, the listings are made-up examples and not real businesses.

## Guides are education, not advice {#guides}

Our guides and articles explain common jobs in general. They are not professional advice for your home. We have not seen it, and rules differ from place to place. Times and costs are rough figures.

Follow the safety notes, the maker’s instructions and local law. Some work needs a permit, an inspection or a licensed professional.[[ In Ontario, work on gas must be done by a certified person, and most electrical work must be notified to the Electrical Safety Authority.|]]

Stop and call a professional if you are not sure.

## Fair use of the site {#use}

Use the site to find and contact businesses, to list your own, or to refer one. We may limit or block use that harms the site or others.

- Do not break the law, pretend to be somebody else, or send us what is false, harmful or not yours to send.
- Do not collect contact details from listings to send unwanted messages. Canada’s anti-spam law (CASL) and privacy law apply to you too.
- Do not overload the site, get around its limits, or try to reach parts that are not meant for you. Search engines may index the public pages.

## If you list a business {#owners}

You may list a business if you own it or may act for it. We review each submission[, often within {reviewTime}], but we do not promise a time. We may ask for changes, correct obvious errors, or decline it. The order of results and the badges are for us to decide.

You keep your rights in what you send us. You allow us to publish it on this site free of charge, to adapt its size and layout, and to let search engines show it, for as long as the listing stands.

- Give true and complete details, and keep them up to date. Use the renewal form to change them.
- Hold the licences, permits and insurance that your work needs, and claim only those that you hold.
- Send only text and pictures that you may use, and only contact details that you may make public.
- Do not offer or write false reviews, for yourself or against others.
- Keep the link to your submission to yourself. Anyone who has it can open it.

## Correcting or taking down a listing {#removal}

You can ask us to correct or take down a listing. Use the form on the About page. Say which listing it is and what is wrong.

We may check that a request to change or remove a listing comes from the business. We may take down any listing that seems wrong, misleading, unlawful or unsafe, or whose business asks for it.

Search engines may show an older copy for a while. That is out of our hands.

## Referrals {#referrals}

You can get a code and share your link with a business that may want to be listed. The referral is tracked when the business sends the listing form through your link. It is pending until we decide.

A reward is earned when we approve the referral and its amount. Listing a business does not approve a referral by itself. The referral page shows the usual amounts in Canadian dollars. What we approve is recorded with your code, and we arrange payment with you directly.

We may change or end the program. That does not take away a reward we have already approved.

- You cannot refer your own business, and the same business counts once for your code.
- Share your link only with people who would expect it from you. Do not send unwanted messages, and do not speak in our name.
- Tell the business that you may get a reward.
- We may reject a referral, or withdraw a reward, that was got by false details or against these terms.
- You are responsible for any tax on a reward.

## Other sites and services {#elsewhere}

Phone, WhatsApp, map, email and website links lead to services that we do not run. Their own terms apply there. We are not responsible for what they do.

The search knows the towns of Canada from GeoNames (geonames.org), whose data is free to use under the licence Creative Commons Attribution 4.0.

Our maps are drawn from Natural Earth (naturalearthdata.com), whose data is in the public domain.

## What we are responsible for {#liability}

We offer this site as it is. We work to keep it correct and available, but we cannot promise that it always is.

To the extent the law allows, we are not responsible for what a business does or fails to do: its work, its prices, or harm and loss that come of dealing with it. To the same extent, we are not responsible for loss that comes of relying on a listing, a badge, a review or a guide, or of the site being unavailable.

Nothing here limits a responsibility that the law does not let us limit. Nothing here takes away rights that consumer protection law gives you, against us or against a business.

## Law and disputes {#law}

The law of {region}, and the federal law of Canada that applies there, govern these terms. The courts of {region} decide disputes about them.

If you are a consumer elsewhere, you keep the protection of the law of the place where you live, and the right to go to court there where that law gives it to you.

Please write to us first. Most things can be settled that way. If you have a dispute with a business, raise it with the business. The consumer protection office of your province can tell you about your rights.

## Changes to these terms {#changes}

We change these terms when the site or the law changes. The date at the top says when that was. The new terms hold for what you do on the site after that date. If one part of these terms does not hold in law, the rest still does.

The Privacy Policy says how we handle personal information.`;

export const terms = {
  title: 'Terms',
  address: '/terms',
  written: '2026-11-25',
  texts: {
    title: { kind: 'line', label: 'Title', most: 120, default: 'Terms' },
    description: {
      ...DESCRIPTION,
      default: 'What this directory does, what it does not, and what you can expect from each other, in plain words.',
    },
    keywords: { ...KEYWORDS, default: 'terms of use, home services directory, listings, badges, referrals' },
    text: { ...PARTS, default: TEXT },
  },
} as const satisfies TextPage;
