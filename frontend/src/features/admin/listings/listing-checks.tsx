import { Button, Input } from 'antd';
import { useState } from 'react';
import { MAX_NAME_LENGTH } from '../../../../../src/shared/forms/input-limits.js';
import { dayText } from '../kit/moment.js';
import { useToast } from '../kit/use-toast.js';
import {
  type ListingWhole,
  useCheckLicenceMutation,
  useConfirmListingMutation,
  useTakeBackLicenceCheckMutation,
  useTradeOfListingQuery,
} from './listing-endpoints.js';
import { failedToast } from '../kit/failed-toast.js';

interface ListingChecksProps {
  listing: ListingWhole;
  /** The listing as it is after a check. */
  onDone: (listing: ListingWhole) => void;
}

/** Checks by an admin: that the details are correct, and that the licence is in the register. */
export function ListingChecks({ listing, onDone }: ListingChecksProps) {
  const [confirm, { isLoading }] = useConfirmListingMutation();
  const toast = useToast();
  const confirmToday = async () => {
    const { data, error } = await confirm({ id: listing.id });
    if (!data) return toast(failedToast('Not confirmed', error));
    onDone(data);
    return toast({ title: 'Confirmed today. The page of the business says so.' });
  };
  if (listing.status === 'removed') return null;
  return (
    <section className="listing-checks" aria-label="Checks">
      <p>
        {listing.confirmedAt ? `Details last confirmed on ${dayText(listing.confirmedAt)}.` : 'These details have not been confirmed yet.'}{' '}
        <Button size="small" loading={isLoading} onClick={() => void confirmToday()}>
          Confirmed today
        </Button>
      </p>
      {listing.licenceNumber && <LicenceCheck listing={listing} number={listing.licenceNumber} onDone={onDone} />}
    </section>
  );
}

function LicenceCheck({ listing, number, onDone }: ListingChecksProps & { number: string }) {
  const { id, industry, region, licenceCheck } = listing;
  const [by, setBy] = useState(licenceCheck?.by ?? '');
  const [check, { isLoading }] = useCheckLicenceMutation();
  const [takeBack] = useTakeBackLicenceCheckMutation();
  const { data: trade } = useTradeOfListingQuery(industry ?? '', { skip: !industry });
  const licensing = trade?.licensing.find((each) => each.region === region);
  const toast = useToast();
  const done = ({ data, error }: { data?: ListingWhole; error?: unknown }, said: string) => {
    if (!data) return toast(failedToast('Not saved', error));
    onDone(data);
    return toast({ title: said });
  };
  return (
    <>
      <p>
        Licence number {number}:{' '}
        {licenceCheck
          ? `compared with the register on ${dayText(licenceCheck.at)} by ${licenceCheck.by}.`
          : 'not yet compared with the register.'}{' '}
        {licensing?.register && (
          <a href={licensing.register.url} target="_blank" rel="noopener noreferrer">
            {licensing.register.name}
          </a>
        )}
      </p>
      {licensing?.lookFor && <p>Look for: {licensing.lookFor}</p>}
      <div className="listing-check">
        <Input
          aria-label="Your name"
          placeholder="Your name"
          maxLength={MAX_NAME_LENGTH}
          value={by}
          onChange={({ target }) => setBy(target.value)}
        />
        <Button
          loading={isLoading}
          disabled={by.trim() === ''}
          onClick={() => void check({ id, number, by: by.trim() }).then((answer) => done(answer, 'Licence check saved.'))}
        >
          I found it in the register
        </Button>
        {licenceCheck && (
          <Button onClick={() => void takeBack({ id }).then((answer) => done(answer, 'Licence check withdrawn.'))}>Withdraw</Button>
        )}
      </div>
    </>
  );
}
