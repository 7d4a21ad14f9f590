import type { BusinessPage } from '../../lib/reads.js';

/** A business as search engines read it (schema.org). What is not known is left out. */
export function businessData(business: BusinessPage, address: string): object {
  const {
    title,
    schemaType,
    description,
    image,
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
    openingHours,
  } = business;
  const street = business.address?.split(',')[0]?.trim();
  return {
    '@type': schemaType,
    '@id': address,
    name: title,
    url: website ?? address,
    description: description ?? undefined,
    image: image ?? undefined,
    telephone: phoneE164 ?? undefined,
    email: email ?? undefined,
    address: business.address
      ? {
          '@type': 'PostalAddress',
          streetAddress: street,
          addressLocality: city ?? undefined,
          addressRegion: region ?? undefined,
          postalCode: postCode ?? undefined,
        }
      : undefined,
    geo: latitude !== null && longitude !== null ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    aggregateRating: rating !== null && reviews > 0 ? { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews } : undefined,
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
