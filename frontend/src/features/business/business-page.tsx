import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { Link } from '../../ui/link.js';
import { Head } from '../../lib/head.js';
import type { PageLocation } from '../../lib/lazy-page.js';
import type { BusinessPage as Business, ReadCall } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { useNow } from '../../lib/use-now.js';
import { useRead } from '../../lib/use-read.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import { midSentence } from '../../lib/sentences.js';
import { useTrades } from '../../lib/trades.js';
import { phoneText } from '../../lib/words.js';
import { Badges } from '../../ui/badges.js';
import { Breadcrumb, breadcrumbData } from '../../ui/breadcrumb.js';
import { ContactActions } from '../../ui/contact-actions.js';
import { Icon } from '../../ui/icon.js';
import { LoadFailed } from '../../ui/load-failed.js';
import { Notice } from '../../ui/notice.js';
import { Picture } from '../../ui/picture.js';
import { ShortlistButton } from '../../ui/shortlist/shortlist-button.js';
import { Rating } from '../../ui/stars.js';
import { BeforeCalling, SimilarBusinesses } from './before-calling.js';
import { businessData } from './business-data.js';
import { Gallery } from './gallery.js';
import { Confirmed, Licence } from './licence.js';
import { OpeningHours, OpenNow } from './opening-hours.js';
import { ShareButtons } from './share-buttons.js';
import { Reviews } from './reviews.js';
import { BusinessLocation } from './business-location.js';
import './business.css';
import { useBusinessWords } from './use-business-words.js';
import { useWords } from '../../lib/use-words.js';
import { PAGE_WORDS } from '../../../../src/shared/words/page-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import { MOVED_WORDS } from '../../../../src/shared/words/moved-words.js';

const FEW_REVIEWS = 3;
const SHORT_TEXT = 400;

export function reads({ parameters }: PageLocation): ReadCall[] {
  return [{ name: 'business', args: { slug: parameters['slug'] ?? '' } }];
}

/** The page of a business: details, opening hours, reviews and contact. */
export default function BusinessPage() {
  const { slug = '' } = useParams();
  const { loading } = useWords('page-words', PAGE_WORDS);
  const { data: business, error, retry } = useRead('business', { slug });
  const path = `/business/${encodeURIComponent(slug)}`;
  if (business && business.slug !== slug) return <Moved from={path} to={`/business/${encodeURIComponent(business.slug)}`} />;
  if (business) return <Known key={slug} business={business} path={path} />;
  if (error?.status === 404 || error?.status === 400) return <Unknown path={path} />;
  if (error) return <Failed path={path} retry={retry} />;
  return (
    <div className="page business-page" aria-busy="true">
      <p className="visually-hidden" role="status">
        {loading}
      </p>
      <div className="card skeleton business-skeleton">
        <span className="skeleton-title" />
        <span style={{ width: '40%' }} />
        <span style={{ width: '60%' }} />
      </div>
    </div>
  );
}

/** This listing was merged into another one, to which the page redirects. */
function Moved({ from, to }: { from: string; to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  const words = useWords('page-words', MOVED_WORDS);
  return <Head title={words.moved} description={words.movedText} path={from} noindex status={301} location={to} />;
}

function Known({ business, path }: { business: Business; path: string }) {
  const {
    title,
    industry,
    city,
    region,
    rating,
    reviews,
    description,
    image,
    phoneE164,
    credit,
    listedCity,
    timeZone,
    openingHours,
    reviewsData,
    serviceArea,
    slug,
  } = business;
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const trades = useTrades();
  const now = useNow();
  const words = useBusinessWords();
  const tradeInCity = (trade: string) => (city ? fillTemplate(words.where, { trade, city }).trim() : trade);
  const what = tradeInCity(industry ?? '');
  // With little text, the map is placed in the wide column, which would otherwise be nearly empty.
  const isBrief = reviewsData.length < FEW_REVIEWS && (description?.length ?? 0) < SHORT_TEXT;
  const othersPath = industry && `/search?${new URLSearchParams({ industry, ...(listedCity ? { city: listedCity } : {}) }).toString()}`;
  const trail = [
    { name: words.search, to: '/search' },
    ...(othersPath ? [{ name: tradeInCity(trades.plural(industry)), to: othersPath }] : []),
    { name: title, to: path },
  ];
  return (
    <div className="page business-page">
      <Head
        kind="business"
        words={{ business: title, what, trade: industry, city, phone: phoneE164 && phoneText(phoneE164) }}
        description={description ?? undefined}
        keywords={[title, industry, city, region].filter(Boolean).join(', ')}
        path={path}
        jsonLd={[businessData(business, origin + path), breadcrumbData(trail, origin)]}
      />
      <Breadcrumb trail={trail} />
      <article className="business">
        <header className={`business-head card${business.featured === 'yes' ? ' card-featured' : ''}`}>
          <Picture image={image} industry={industry} title={title} eager />
          <div>
            <Badges listing={business} />
            <h1>{title}</h1>
            {what && <p className="card-facts">{what}</p>}
            <Rating rating={rating} reviews={reviews} />
            {timeZone && openingHours.length > 0 && <OpenNow hours={openingHours} timeZone={timeZone} now={now} />}
            <ShortlistButton listing={business} named />
          </div>
        </header>
        <aside className="business-contact" aria-label={words.contact}>
          <ContactActions listing={business} withNumber />
        </aside>
        <div className="business-body">
          <Gallery business={business} />
          {description && (
            <section>
              <h2>{words.about}</h2>
              <p className="business-text">{description}</p>
            </section>
          )}
          <BeforeCalling questions={business.questions} guides={business.guides} />
          <Reviews reviews={reviewsData} rating={rating} count={reviews} />
          {isBrief && <BusinessLocation business={business} />}
          <ShareButtons title={title} slug={slug} address={origin + path} />
        </div>
        <div className="business-side">
          <section>
            <h2>{words.hours}</h2>
            <OpeningHours hours={openingHours} timeZone={timeZone} now={now} canCall={phoneE164 !== null} />
          </section>
          <ContactDetails business={business} />
          <Confirmed at={business.confirmedAt} now={now} />
          <Licence business={business} now={now} />
          {!isBrief && <BusinessLocation business={business} />}
          {serviceArea.length > 0 && (
            <section>
              <h2>{words.area}</h2>
              <p>{serviceArea.join(', ')}</p>
            </section>
          )}
          {othersPath && (
            <section className="business-compare">
              <h2>{words.compare}</h2>
              <Link className="with-icon" to={othersPath}>
                <Icon name="search" />
                {fillTemplate(words.all, { trades: midSentence(trades.plural(industry)), city })}
              </Link>
            </section>
          )}
          {credit && <p className="credit">{credit}</p>}
        </div>
      </article>
      {industry && (
        <SimilarBusinesses
          similar={business.similar}
          title={fillTemplate(words.others, { trades: midSentence(trades.plural(industry)) })}
        />
      )}
      <p className="business-report">
        <Link to={`${path}/report`} rel="nofollow">
          {words.report}
        </Link>
      </p>
    </div>
  );
}

/** The contact details as text. */
function ContactDetails({ business: { phone, phoneE164, email, website } }: { business: Business }) {
  const words = useBusinessWords();
  if (!phone && !email && !website) return null;
  return (
    <section>
      <h2>{words.details}</h2>
      <ul className="details">
        {phone && <li>{phoneE164 ? <a href={`tel:${phoneE164}`}>{phoneText(phoneE164, phone)}</a> : phone}</li>}
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {website && (
          <li>
            <a href={website} target="_blank" rel="noopener noreferrer">
              {website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

function Unknown({ path }: { path: string }) {
  const words = useBusinessWords();
  const { searchAll } = useWords('page-words', PAGE_WORDS);
  const siteTitle = useSiteTitle();
  return (
    <div className="page page-narrow">
      <Head title={`${words.unknown} | ${siteTitle}`} description={words.unknownHead} path={path} noindex status={404} />
      <h1 className="visually-hidden">{words.unknown}</h1>
      <Notice drawing="not-found" title={words.unknownTitle}>
        <p>{words.unknownText}</p>
        <p>
          <Link className="button button-accent" to="/search">
            {searchAll}
          </Link>
        </p>
      </Notice>
    </div>
  );
}

function Failed({ path, retry }: { path: string; retry: () => void }) {
  const { failed } = useBusinessWords();
  const words = useWords('page-words', PAGE_WORDS);
  const siteTitle = useSiteTitle();
  return (
    <div className="page page-narrow">
      <Head title={`${words.pleaseTryAgain} | ${siteTitle}`} description={words.notLoaded} path={path} noindex status={503} />
      <h1 className="visually-hidden">{words.pleaseTryAgain}</h1>
      <LoadFailed title={failed} retry={retry} />
    </div>
  );
}
