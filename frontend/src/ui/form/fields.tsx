import type { FocusEvent, HTMLAttributes, ReactNode } from 'react';
import { useField } from './form-context.js';
import type { FormWords } from './form-words.js';
import { type Shape, type ShapedType, SHAPES } from './shapes.js';

interface FieldProps {
  name: string;
  /** A hint below the label. */
  help?: string;
  /** The error text when the field is empty. A field without it is optional, and labelled so. */
  missing?: string;
}

interface LineProps extends FieldProps {
  type?: 'text' | ShapedType;
  /** The required format, where the type does not imply it. */
  shape?: Shape;
  autoComplete: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoCapitalize?: 'words' | 'characters' | 'off';
  short?: boolean;
  /** Id of its datalist. */
  list?: string;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
}

/** One line of text. */
export function LineField({ name, help, missing, type = 'text', shape, short = false, ...input }: LineProps) {
  const field = useFieldParts({ name, help, missing });
  const looks = shape ?? (type === 'text' ? undefined : type);
  const { pattern, wrong } = looks ? SHAPES[looks] : {};
  return (
    <Labelled {...field}>
      <input
        {...field.control}
        {...input}
        className={short ? 'form-short' : undefined}
        type={type}
        pattern={pattern}
        data-wrong={wrong && field.words[wrong]}
        data-full={field.words.linksTooMany}
      />
    </Labelled>
  );
}

/** An email address. */
export function EmailField(field: Omit<FieldProps, 'name'>) {
  return <LineField {...field} name="email" type="email" autoComplete="email" inputMode="email" autoCapitalize="off" />;
}

/** Text of several lines. */
export function TextField({ name, help, missing, rows }: FieldProps & { rows: number }) {
  const field = useFieldParts({ name, help, missing });
  return (
    <Labelled {...field}>
      <textarea {...field.control} rows={rows} data-full={field.words.linksTooMany} />
    </Labelled>
  );
}

/** A choice among a few visible options. */
export function RadioField({ name, help, missing, options }: FieldProps & { options: readonly string[] | Record<string, string> }) {
  const { words, id, label, value, error } = useField(name);
  const hints = hintsOf(id, help, error);
  return (
    <fieldset className={classOf(error)} aria-describedby={hints}>
      <legend>
        <Name label={label} missing={missing} words={words} />
      </legend>
      <Hints id={id} help={help} error={error} />
      <div className="form-radios">
        {entriesOf(options).map(([option, text], index) => (
          <label key={option}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={option}
              defaultChecked={value === option}
              required={missing !== undefined}
              data-missing={missing}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function useFieldParts({ name, help, missing }: FieldProps) {
  const { words, id, label, value, error } = useField(name);
  const control = {
    id,
    name,
    defaultValue: value,
    required: missing !== undefined,
    'data-missing': missing,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hintsOf(id, help, error),
  };
  return { words, id, label, help, missing, error, control };
}

function Labelled({
  words,
  id,
  label,
  help,
  missing,
  error,
  children,
}: { words: FormWords; id: string; label: string; children: ReactNode; error?: string } & Omit<FieldProps, 'name'>) {
  return (
    <div className={classOf(error)}>
      <label htmlFor={id}>
        <Name label={label} missing={missing} words={words} />
      </label>
      <Hints id={id} help={help} error={error} />
      {children}
    </div>
  );
}

function Name({ label, missing, words }: { label: string; missing?: string; words: FormWords }) {
  return (
    <span>
      {label}
      {missing === undefined && <span className="form-optional">{` (${words.optional})`}</span>}
    </span>
  );
}

function Hints({ id, help, error }: { id: string; help?: string; error?: string }) {
  return (
    <>
      {help && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </>
  );
}

function hintsOf(id: string, help?: string, error?: string): string | undefined {
  return [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

const classOf = (error?: string) => `field form-field${error ? ' form-field-bad' : ''}`;
const entriesOf = (options: readonly string[] | Record<string, string>): [string, string][] =>
  Array.isArray(options) ? options.map((option: string) => [option, option]) : Object.entries(options);
