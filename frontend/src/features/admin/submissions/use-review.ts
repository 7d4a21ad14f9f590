import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { type AdminError } from '../api/admin-api.js';
import { useToast } from '../kit/use-toast.js';
import {
  type Decision,
  type Edits,
  type Submission,
  useApproveSubmissionMutation,
  useDecideSubmissionMutation,
} from './submission-endpoints.js';
import { editsOf, sortedErrors, type SubmissionValues, valuesOf } from './submission-values.js';
import { FIELDS, fieldTexts } from './submission-words.js';
import { failedToast } from '../kit/failed-toast.js';

const NOTHING_WRONG = sortedErrors([]);
const NO_CONFLICT: { title: string; detail: string; changes: string[] } = { title: '', detail: '', changes: [] };
/** Problems after which an approval needs a confirmation. */
const NEEDS_CONFIRMATION = ['/problems/contact-change-objected', '/problems/contact-change-unreached'];
const TITLES: Record<string, string> = { '/problems/contact-change-untold': 'The business is notified first' };

const DONE: Record<Decision['verb'], string> = {
  reject: 'Rejected',
  'request-changes': 'Changes requested',
  spam: 'Marked as spam',
  restore: 'Restored: pending again',
};

export type Review = ReturnType<typeof useReview>;

/**
 * Edits and decisions of one submission. Edits are stored separately from the owner's values, so a newer version does not overwrite them.
 */
export function useReview(submission: Submission, listingId: string | undefined) {
  const [form] = Form.useForm<SubmissionValues>();
  const [edits, setEdits] = useState<Edits>({});
  const [isEditing, setEditing] = useState(false);
  const [errors, setErrors] = useState(NOTHING_WRONG);
  const [objection, setObjection] = useState('');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState(NO_CONFLICT);
  const [decisions, setDecisions] = useState(0);
  const [approveIt, { isLoading: isApproving }] = useApproveSubmissionMutation();
  const [decideIt, { isLoading: isDeciding }] = useDecideSubmissionMutation();
  const toast = useToast();
  const { id, version, fields } = submission;
  const values: SubmissionValues = { ...valuesOf(fields), ...edits };
  const edited = Object.keys(editsOf(fields, values)).length;

  useEffect(() => {
    if (isEditing) form.setFieldsValue(values);
    // Not `values`: the form has the typed values already.
  }, [version, isEditing]);

  const forget = () => {
    setEdits({});
    setEditing(false);
    setErrors(NOTHING_WRONG);
  };
  const decided = () => {
    forget();
    setDecisions((count) => count + 1);
  };
  const mark = (wrong: typeof errors) => {
    setErrors(wrong);
    if (wrong.atFields.length > 0) setEditing(true);
    form.setFields(
      FIELDS.map((name) => ({ name, errors: wrong.atFields.filter(({ field }) => field === name).map(({ message }) => message) })),
    );
  };
  /** @returns whether it was decided */
  const fail = (error: AdminError): false => {
    const { status, problem } = error;
    if (problem && NEEDS_CONFIRMATION.includes(problem.type)) setObjection(problem.detail);
    else if (status === 409)
      setConflict({
        title: TITLES[problem?.type ?? ''] ?? 'Someone else was faster',
        detail: problem?.detail ?? '',
        changes: fieldTexts(problem?.errors ?? []),
      });
    else if (status === 400 && problem?.errors) mark(sortedErrors(problem.errors));
    // 401: the login page is already shown in front of this.
    else if (status !== 401) toast(failedToast('Nothing was decided', error));
    return false;
  };
  const approve = async (despiteObjection?: true) => {
    setErrors(NOTHING_WRONG);
    setObjection('');
    const changed = editsOf(fields, values);
    const { data, error } = await approveIt({
      id,
      version,
      ...(Object.keys(changed).length > 0 ? { fields: changed } : {}),
      ...(listingId ? { listingId } : {}),
      ...(despiteObjection ? { despiteObjection } : {}),
      ...(submission.pictures.length > 0
        ? { pictures: submission.pictures.map(({ url }) => url).filter((url) => !refused.includes(url)) }
        : {}),
    });
    if (!data) return fail(error as AdminError);
    decided();
    toast({ title: 'Approved', description: 'Visitors find it within about two seconds.' });
    return true;
  };
  /** @returns the error, unless it was decided; only an error of the reason is not shown yet */
  const decide = async (verb: Decision['verb'], reason?: string): Promise<AdminError | undefined> => {
    const { data, error } = await decideIt({ id, verb, version, ...(reason === undefined ? {} : { reason }) });
    if (!data) {
      if ((error as AdminError).status !== 400) fail(error as AdminError);
      return error as AdminError;
    }
    decided();
    toast({ title: DONE[verb] });
    return undefined;
  };
  return {
    submission,
    form,
    values,
    edited,
    refused,
    refuse: setRefused,
    isEditing,
    errors,
    conflict,
    objection,
    /** Number of decisions made here. */
    decisions,
    approve,
    decide,
    forget,
    isBusy: isApproving || isDeciding,
    edit: () => setEditing(true),
    typed: (all: SubmissionValues) => setEdits(editsOf(fields, all)),
    closeObjection: () => setObjection(''),
    closeConflict: () => setConflict(NO_CONFLICT),
  };
}
