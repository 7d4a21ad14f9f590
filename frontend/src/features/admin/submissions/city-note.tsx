import { Alert } from 'antd';
import { useCorrectedPlace } from '../kit/city-hint.js';
import type { Submission } from './submission-endpoints.js';
import { isOpen } from '../../../../../src/modules/submissions/domain/submission-status.js';

/** A warning for an unknown city: searches for a city would not find the business. */
export function CityNote({ submission }: { submission: Submission }) {
  const { city } = submission.fields;
  const meant = useCorrectedPlace(isOpen(submission) ? city : undefined);
  if (meant === undefined) return null;
  return (
    <Alert
      className="kit-note"
      type="info"
      showIcon
      title={`No place is called “${city}”. Did they mean ${meant}? Choose Edit to change it.`}
    />
  );
}
