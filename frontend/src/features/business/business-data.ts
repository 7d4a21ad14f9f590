import { streetOf } from '../../../../src/shared/places/street.js';
import type { BusinessPage } from '../../lib/reads.js';

/** Search engines show a few, and the page has them all. */
const MOST_REVIEWS = 10;
const CANADIAN_CODE = /^[A-Z]\d[A-Z]/;
const DAY = /^\d{4}-\d{2}-\d{2}/;

/** A business as search engines read it (schema.org). What is not known is left out. */
export function businessData(business: BusinessPage, address: string): object {
  const {
    title,
    schemaType,
    description,
    image,
    gallery,
    phoneE164,
    email,
    website,
    city,
    region,
    postCode,
    latitude,
    longitude,
    rating,
    reviews,
    reviewsData,
    openingHours,
    serviceArea,
  } = business;
  const street = business.address ? streetOf(business.address, city) : undefined;
  const places = serviceArea.length > 0 ? serviceArea : [city].filter((name) => name !== null);
  // They count from one star: lower is not valid there.
  const stars = (value: number) => ({ ratingValue: value, bestRating: 5, worstRating: 1 });
  const pictures = [...new Set([image, ...gallery.map(({ url }) => url)])].flatMap((path) => (path ? new URL(path, address).href : []));
  const written = reviewsData.filter((review) => (review.rating ?? 0) >= 1 && review.authorName).slice(0, MOST_REVIEWS);
  return {
    '@type': schemaType,
    '@id': address,
    name: title,
    url: website ?? address,
    description: description ?? undefined,
    image: pictures.length > 1 ? pictures : pictures[0],
    telephone: phoneE164 ?? undefined,
    email: email ?? undefined,
    address:
      business.address || city
        ? {
            '@type': 'PostalAddress',
            streetAddress: street,
            addressLocality: city ?? undefined,
            addressRegion: region ?? undefined,
            postalCode: postCode ?? undefined,
            addressCountry: postCode && CANADIAN_CODE.test(postCode) ? 'CA' : undefined,
          }
        : undefined,
    geo: latitude !== null && longitude !== null ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    areaServed: places.length > 0 ? places.map((name) => ({ '@type': 'Place', name })) : undefined,
    aggregateRating:
      rating !== null && rating >= 1 && reviews > 0 ? { '@type': 'AggregateRating', ...stars(rating), reviewCount: reviews } : undefined,
    review:
      written.length > 0
        ? written.map((review) => ({
            '@type': 'Review',
            author: { '@type': 'Person', name: review.authorName },
            name: review.name || undefined,
            reviewBody: review.body || undefined,
            datePublished: DAY.exec(review.date ?? '')?.[0],
            reviewRating: { '@type': 'Rating', ...stars(review.rating!) },
          }))
        : undefined,
    openingHoursSpecification:
      openingHours.length > 0
        ? openingHours.map(({ dayOfWeek, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: `https://schema.org/${dayOfWeek}`,
            opens,
            closes,
          }))
        : undefined,
  };
}
