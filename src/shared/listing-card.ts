/** A listing as the public sees it in a list: the one shape that the listings, search and page modules share. */
export interface ListingCard {
  id: string;
  /** Its page is /business/{slug}. */
  slug: string;
  title: string;
  industry: string | null;
  featured: 'yes' | 'no';
  verified: 'yes' | 'no';
  licensed: 'yes' | 'no';
  /** 0 to 5; `null` while nobody has rated the business. */
  rating: number | null;
  reviews: number;
  /** Street, city, region, postal code, separated by commas. */
  address: string | null;
  city: string | null;
  region: string | null;
  postCode: string | null;
  /** As typed by the owner. */
  phone: string | null;
  /** The same number in E.164, `null` when it cannot be dialled. */
  phoneE164: string | null;
  email: string | null;
  website: string | null;
  googleMapsLink: string | null;
  latitude: number | null;
  longitude: number | null;
  description: string | null;
  image: string | null;
  /** Whom to thank for the data. */
  credit: string | null;
}
