import type { Column } from '../sheet-columns.js';
import { wordsOf } from '../../../../shared/text.js';

/** What programs and people call the columns of a list of businesses, in English and French. The first names are the surest. */
const NAMES: Partial<Record<Column, readonly string[]>> = {
  id: ['id', 'listing id', 'business id', 'record id', 'place id', 'external id', 'uuid', 'identifier', 'identifiant', 'reference', 'ref'],
  title: [
    'business name', 'company name', 'name of business', 'name of the business', 'nom de l entreprise', 'nom entreprise', 'nom de la compagnie', 'raison sociale', 'nom commercial',
    'title', 'listing name', 'listing title', 'store name', 'trade name', 'operating name', 'organization name', 'organisation name', 'business', 'company', 'entreprise', 'compagnie',
    'organization', 'organisation', 'societe', 'commerce', 'contractor', 'entrepreneur', 'name', 'nom', 'titre',
  ],
  industry: [
    'industry', 'category', 'trade', 'primary category', 'main category', 'business category', 'business type', 'type of business', 'categories', 'trades', 'categorie', 'categories principales',
    'metier', 'corps de metier', 'secteur', 'secteur d activite', 'domaine', 'activite', 'specialite', 'specialty', 'speciality', 'sector', 'profession', 'service type', 'services', 'service', 'type',
  ],
  featured: ['featured', 'is featured', 'sponsored', 'premium', 'en vedette', 'vedette'],
  verified: ['verified', 'is verified', 'verifie', 'verifiee'],
  licensed: ['licensed', 'is licensed', 'licenced', 'has licence', 'has license', 'licencie', 'licence valide'],
  licenceNumber: [
    'licence number', 'license number', 'licence no', 'license no', 'licence', 'license', 'permit number', 'registration number', 'numero de licence', 'no de licence', 'no licence', 'licence rbq',
    'no rbq', 'numero rbq', 'rbq',
  ],
  rating: ['rating', 'average rating', 'google rating', 'stars', 'score', 'note', 'note moyenne', 'cote', 'evaluation'],
  reviews: ['reviews', 'review count', 'reviews count', 'number of reviews', 'total reviews', 'google reviews', 'ratings count', 'avis', 'nombre d avis', 'nb avis'],
  address: [
    'address', 'full address', 'street address', 'business address', 'complete address', 'street', 'address 1', 'address line 1', 'mailing address', 'physical address', 'location', 'adresse',
    'adresse complete', 'adresse civique', 'adresse postale', 'adresse 1', 'rue',
  ],
  city: ['city', 'town', 'city town', 'municipality', 'locality', 'ville', 'municipalite', 'localite'],
  region: ['region', 'province', 'state', 'prov', 'province state', 'state province', 'province or state', 'province territory', 'etat'],
  postCode: ['postal code', 'postcode', 'post code', 'zip', 'zip code', 'zipcode', 'postal', 'zip postal code', 'postal zip code', 'code postal', 'cp'],
  phone: [
    'phone', 'phone number', 'telephone', 'telephone number', 'business phone', 'main phone', 'primary phone', 'office phone', 'work phone', 'phone 1', 'tel', 'numero de telephone', 'no de telephone',
    'no telephone', 'num tel', 'contact number', 'contact phone', 'mobile', 'mobile phone', 'cell', 'cell phone', 'cellulaire',
  ],
  email: ['email', 'e mail', 'email address', 'e mail address', 'business email', 'contact email', 'mail', 'courriel', 'adresse courriel', 'adresse electronique', 'adresse e mail', 'adresse email'],
  website: ['website', 'web site', 'website url', 'web address', 'site web', 'site internet', 'homepage', 'home page', 'url', 'web', 'site', 'domain', 'lien'],
  googleMapsLink: ['google maps link', 'google maps', 'google maps url', 'google map', 'maps link', 'maps url', 'map link', 'gmap', 'lien google maps', 'carte google', 'google url', 'map'],
  serviceArea: ['service area', 'service areas', 'areas served', 'area served', 'cities served', 'areas', 'territory', 'coverage', 'zone desservie', 'zones desservies', 'secteurs desservis', 'villes desservies', 'territoire'],
  latitude: ['latitude', 'lat', 'geo lat', 'gps lat'],
  longitude: ['longitude', 'lng', 'lon', 'long', 'geo lng', 'gps lng', 'gps lon'],
  description: ['description', 'business description', 'about', 'about us', 'summary', 'details', 'bio', 'overview', 'a propos', 'presentation'],
  image: ['image', 'image url', 'picture', 'photo', 'photo url', 'logo', 'logo url', 'thumbnail'],
  openingHours: ['opening hours', 'business hours', 'hours', 'hours of operation', 'heures d ouverture', 'horaire', 'horaires', 'heures'],
  reviewsData: ['reviews data', 'review texts'],
  credit: ['credit', 'attribution', 'data source', 'source'],
}; // prettier-ignore

/** Two ways of writing a name that people would call the same. */
export function nameKeyOf(header: string): string {
  // The sheet's own names have humps: googleMapsLink.
  return wordsOf(header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).join(' ');
}

const WORDS = new Map<string, { field: Column; sureness: number }>();
for (const [field, names] of Object.entries(NAMES) as [Column, readonly string[]][]) {
  // Later names mean other things as well; of two columns the one with the surer name is taken.
  names.forEach((name, place) => WORDS.set(name, { field, sureness: 1 - (0.3 * place) / names.length }));
}
WORDS.set('as shown', { field: 'asShown', sureness: 1 });

/** The field that is called so, and how sure that is, from 0 to 1. */
export function fieldNamed(header: string): { field: Column; sureness: number } | undefined {
  const key = nameKeyOf(header);
  return WORDS.get(key) ?? WORDS.get(key.replaceAll(' ', ''));
}

/** Whether a row that has this cell may be the row of names. */
export function isColumnName(header: string): boolean {
  return fieldNamed(header) !== undefined;
}
