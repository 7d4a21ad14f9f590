import { Alert } from 'antd';
import { useRegistersQuery } from '../kit/trade-names.js';
import type { Submission } from './submission-endpoints.js';
import { claimsLicence } from './submission-words.js';
import { isOpen } from '../../../../../src/modules/submissions/domain/submission-status.js';

/** A notice that approving publishes the owner's claim of a licence, with a link to the register. */
export function LicenceClaim({ submission }: { submission: Submission }) {
  const { licensed, License_Number: number, industry = '' } = submission.fields;
  const isClaimed = isOpen(submission) && claimsLicence(submission);
  const { data } = useRegistersQuery(industry, { skip: !isClaimed || industry === '' });
  if (!isClaimed) return null;
  const registers = (data?.licensing ?? []).flatMap(({ region, register }) => (register ? [{ region, ...register }] : []));
  return (
    <Alert
      className="kit-note"
      type="warning"
      showIcon
      title={number ? `The owner claims licence ${number}` : 'The owner claims to be licensed but gives no number'}
      description={
        <>
          {licensed === 'Yes' ? 'Approving shows the badge “Licensed” to visitors. ' : 'Approving shows the number on the business page. '}
          {licensed === 'Yes' && 'Choose Edit to remove the claim. '}
          {registers.length > 0 && 'Look it up first: '}
          {registers.map(({ region, name, url }, index) => (
            <span key={region}>
              {index > 0 && ', '}
              <a href={url} target="_blank" rel="noreferrer">
                {`${name} (${region})`}
              </a>
            </span>
          ))}
          {registers.length > 0 && '.'}
        </>
      }
    />
  );
}
