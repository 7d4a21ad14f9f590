import { ClockCircleOutlined } from '@ant-design/icons';
import { Alert, Button, Form, Input } from 'antd';
import { memo, useState } from 'react';
import type { FieldError } from '../../../../../../src/shared/domain-error.js';
import { type AdminError, errorText, isSignedOut } from '../../api/admin-api.js';
import { momentIn } from '../../kit/moment.js';
import { useToast } from '../../kit/use-toast.js';
import { type Draft, useCancelScheduleMutation, useScheduleDraftMutation } from '../blog-endpoints.js';
import type { Schedule } from '../drafts/draft-saver.js';

interface SchedulePanelProps {
  /** Missing until the first save; only then a time can be chosen. */
  draftId: string | undefined;
  plan: Schedule | undefined;
  /** There are unsaved changes, which would not be validated. */
  dirty: boolean;
  onRefused: (errors: FieldError[]) => void;
  /** @param draft with its new schedule */
  onPlanned: (draft: Draft) => void;
}

/** The scheduled publication of a draft: choose, show, change and cancel it. */
export const SchedulePanel = memo(function SchedulePanel({ draftId, plan, dirty, onRefused, onPlanned }: SchedulePanelProps) {
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState('');
  const [wrong, setWrong] = useState('');
  const [schedule, { isLoading }] = useScheduleDraftMutation();
  const [cancel, { isLoading: cancelling }] = useCancelScheduleMutation();
  const toast = useToast();

  const set = async () => {
    if (draftId === undefined) return undefined;
    setWrong('');
    onRefused([]);
    const { data, error } = await schedule({ id: draftId, publishAt: at });
    if (data) {
      onPlanned(data);
      setOpen(false);
      return toast({ title: 'Scheduled', description: `It will be published on ${momentIn(data.timeZone, data.publishAt!)}.` });
    }
    if (isSignedOut(error)) return undefined;
    const errors = (error as AdminError).problem?.errors ?? [];
    const time = errors.find(({ field }) => field === 'publishAt');
    onRefused(errors.filter((each) => each !== time));
    return setWrong(time ? `The time ${time.message}.` : errors.length > 0 ? 'The article is not complete yet.' : errorText(error));
  };
  const takeBack = async () => {
    if (draftId === undefined) return;
    const { data, error } = await cancel(draftId);
    if (data) onPlanned(data);
    if (isSignedOut(error)) return;
    toast(error ? { title: 'Error', description: errorText(error), bad: true } : { title: 'No longer scheduled' });
  };
  return (
    <div className="blog-schedule" role="group" aria-label="When it is published">
      {plan?.publishProblem && !plan.publishAt && (
        <Alert type="warning" showIcon title="It was not published on time" description={`${plan.publishProblem}.`} />
      )}
      {plan?.publishAt && (
        <Alert
          type="info"
          showIcon
          icon={<ClockCircleOutlined aria-hidden />}
          title={`Will be published on ${momentIn(plan.timeZone, plan.publishAt)}`}
          description={`Site’s time zone: ${plan.timeZone}. Anything you write until then is included.`}
          action={
            <span className="blog-choices">
              <Button size="small" onClick={() => setOpen(true)}>
                Change the time
              </Button>
              <Button size="small" loading={cancelling} onClick={() => void takeBack()}>
                Do not publish
              </Button>
            </span>
          }
        />
      )}
      {!plan?.publishAt && !open && (
        <Button type="link" disabled={draftId === undefined} icon={<ClockCircleOutlined aria-hidden />} onClick={() => setOpen(true)}>
          Publish later
        </Button>
      )}
      {open && (
        <Form.Item
          label="Publish at"
          htmlFor="publish-at"
          layout="vertical"
          validateStatus={wrong ? 'error' : undefined}
          extra={
            <span id="publish-at-about">
              {wrong && (
                <span role="alert" className="blog-wrong">
                  {wrong}
                </span>
              )}{' '}
              {plan ? `In the site’s time zone: ${plan.timeZone}.` : 'In the site’s time zone.'}
            </span>
          }
        >
          <span className="blog-choices">
            <Input
              id="publish-at"
              type="datetime-local"
              autoFocus
              value={at}
              aria-invalid={wrong ? true : undefined}
              aria-describedby="publish-at-about"
              onChange={({ target }) => setAt(target.value)}
            />
            <Button loading={isLoading} disabled={at === '' || dirty} onClick={() => void set()}>
              Schedule
            </Button>
            <Button type="text" onClick={() => setOpen(false)}>
              Close
            </Button>
          </span>
        </Form.Item>
      )}
    </div>
  );
});
