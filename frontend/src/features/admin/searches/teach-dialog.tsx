import { Alert, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { MAX_NAME_LENGTH } from '../../../../../src/shared/forms/input-limits.js';
import { type AdminError, errorText, isSignedOut } from '../api/admin-api.js';
import { Dialog } from '../kit/dialog.js';
import { useFocusOnWrong } from '../kit/use-focus-on-wrong.js';
import { useDebounced } from '../kit/use-debounced.js';
import { useToast } from '../kit/use-toast.js';
import { KIND_NAMES } from './meaning-words.js';
import { type MeaningChoice, useMeaningChoicesQuery, useTeachPhraseMutation } from './search-endpoints.js';

const KINDS = ['trade', 'place', 'business'] as const;
/** Value of an option: kind and target, separated by the first colon. Kinds contain no colon; names and ids may. */
const valueOf = ({ kind, target }: Pick<MeaningChoice, 'kind' | 'target'>) => `${kind}:${target}`;

interface Field {
  /** As errors name it. */
  name: string;
  id: string;
  hint?: true;
}

interface DescribedControl {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

const PHRASE: Field = { name: 'phrase', id: 'teach-phrase', hint: true };
const MEANING: Field = { name: 'target', id: 'teach-meaning' };
const FIELDS = [PHRASE, MEANING];

interface TeachDialogProps {
  /** Initial phrase, which the admin can shorten. */
  phrase: string;
  onClose: () => void;
}

/** Teaches the meaning of a word or phrase. Errors are shown at their fields, and input is kept. */
export function TeachDialog({ phrase: given, onClose }: TeachDialogProps) {
  const [phrase, setPhrase] = useState(given);
  const [choice, setChoice] = useState<MeaningChoice>();
  const [teach, { isLoading, error, reset }] = useTeachPhraseMutation();
  const toast = useToast();
  const wrong = wrongOf(error);
  const wrongField = wrong && FIELDS.find(({ name }) => wrong[name] !== undefined);
  useFocusOnWrong(wrongField?.id, error);
  const save = async () => {
    if (!choice || isLoading) return;
    const { data } = await teach({ phrase, kind: choice.kind, target: choice.target });
    if (!data) return;
    toast({
      title: `“${phrase.trim()}” means ${choice.name}`,
      description: 'Visitors see it within a second. You can delete it under “What you taught”.',
    });
    onClose();
  };
  const choose = (next: MeaningChoice | undefined) => {
    reset();
    setChoice(next);
  };
  return (
    <Dialog
      title="Teach the search"
      okText="Save"
      okButtonProps={{ disabled: !choice || phrase.trim() === '', loading: isLoading }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Form layout="vertical" onFinish={() => void save()}>
        <Form.Item
          label="When a search says"
          htmlFor={PHRASE.id}
          {...itemAt(PHRASE, wrong)}
          extra={
            <span id={`${PHRASE.id}-hint`}>Shorten it to the words that matter. For a trade, their order and endings do not matter.</span>
          }
        >
          <Input
            {...controlAt(PHRASE, wrong)}
            autoFocus={given === ''}
            maxLength={MAX_NAME_LENGTH}
            value={phrase}
            onChange={({ target }) => {
              reset();
              setPhrase(target.value);
            }}
          />
        </Form.Item>
        <Form.Item label="it means" htmlFor={MEANING.id} {...itemAt(MEANING, wrong)}>
          <MeaningSelect {...controlAt(MEANING, wrong)} choice={choice} autoFocus={given !== ''} onChoose={choose} />
        </Form.Item>
      </Form>
      {choice && <p className="kit-soft">{EFFECTS[choice.kind](choice.name)}</p>}
      {error && !wrong && !isSignedOut(error) && (
        <Alert type="error" showIcon role="alert" title="Not saved" description={errorText(error)} />
      )}
    </Dialog>
  );
}

const EFFECTS: Record<MeaningChoice['kind'], (name: string) => string> = {
  trade: (name) => `Searches with these words find businesses of the trade ${name}.`,
  place: (name) => `Searches with these words look in ${name}.`,
  business: (name) => `Searches with these words start with ${name}, unless sorted by rating, reviews, name or distance, or filtered out.`,
};

interface MeaningSelectProps extends DescribedControl {
  choice: MeaningChoice | undefined;
  autoFocus: boolean;
  onChoose: (choice: MeaningChoice | undefined) => void;
}

/** An option: a meaning, or a group of meanings. */
interface MeaningOption {
  label: string;
  value?: string;
  detail?: string;
  options?: MeaningOption[];
}

/** A select that offers trades at first; places and businesses are searched while typing. */
function MeaningSelect({ choice, autoFocus, onChoose, ...control }: MeaningSelectProps) {
  const [q, setQ] = useState('');
  const { data, error, isFetching } = useMeaningChoicesQuery(q);
  const choices = error ? [] : (data?.choices ?? []);
  const search = useDebounced((typed: string) => setQ(typed.trim().slice(0, MAX_NAME_LENGTH)));
  const options = KINDS.map((kind) => ({
    label: KIND_NAMES[kind].many,
    options: choices.filter((each) => each.kind === kind).map((each) => ({ value: valueOf(each), label: each.name, detail: each.detail })),
  })).filter(({ options: some }) => some.length > 0);
  const emptyText = error
    ? 'The choices could not be loaded. Type again.'
    : isFetching
      ? 'Searching ...'
      : 'No trade, place or business has this name.';
  return (
    <Select<string, MeaningOption>
      {...control}
      autoFocus={autoFocus}
      showSearch={{ filterOption: false, onSearch: search }}
      placeholder="A trade, a place or a business"
      value={choice ? valueOf(choice) : undefined}
      labelRender={() => choice?.name}
      notFoundContent={emptyText}
      options={options}
      optionRender={({ label, data: { detail } }) => (
        <span className="teach-option">
          <span>{label}</span>
          <span className="kit-soft">{detail}</span>
        </span>
      )}
      onChange={(value) => onChoose(choices.find((each) => valueOf(each) === value))}
    />
  );
}

/** The server's validation errors by field. */
function wrongOf(error: unknown): Record<string, string> | undefined {
  const { status, problem } = (error ?? {}) as Partial<AdminError>;
  const errors = (status === 400 && problem?.errors) || [];
  return errors.length > 0 ? Object.fromEntries(errors.map(({ field, message }) => [field, `It ${message}.`])) : undefined;
}

function itemAt({ name, id }: Field, wrong: Record<string, string> | undefined) {
  const message = wrong?.[name];
  if (message === undefined) return {};
  const help = (
    <span id={`${id}-wrong`} role="alert">
      {message}
    </span>
  );
  return { validateStatus: 'error' as const, help };
}

/** Ant Design binds its messages only to fields that its form has a value of. */
function controlAt({ name, id, hint }: Field, wrong: Record<string, string> | undefined): DescribedControl {
  const isWrong = wrong?.[name] !== undefined;
  const texts = [isWrong && `${id}-wrong`, hint && `${id}-hint`].filter(Boolean);
  return { id, 'aria-invalid': isWrong || undefined, 'aria-describedby': texts.join(' ') || undefined };
}
