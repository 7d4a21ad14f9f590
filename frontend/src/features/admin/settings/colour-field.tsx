import { Input } from 'antd';
import { formatHex, parse, wcagContrast } from 'culori';
import { shadesOf } from '../../../ui/theme.js';

/** Contrast of text and background (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

interface ColourFieldProps {
  label: string;
  /** Given by the form. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  'aria-invalid'?: 'true';
  'aria-describedby'?: string;
}

/** A field for a colour, with a note when the site uses a darker shade of it for text. */
export function ColourField({ label, id, value = '', onChange, ...described }: ColourFieldProps) {
  const known = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) && parse(value) !== undefined;
  const contrast = known ? wcagContrast(value, '#ffffff') : READABLE;
  return (
    <>
      <div className="colour-field">
        {/* The browser's own, which the keyboard and phones can use: Ant Design's is mounted at the end of the page. */}
        <input
          type="color"
          className="colour-swatch"
          aria-label={`Pick: ${label}`}
          style={{ background: known ? value : 'transparent' }}
          value={formatHex(known ? value : '#ffffff')}
          onChange={({ target }) => onChange?.(target.value.toUpperCase())}
        />
        <Input {...described} id={id} value={value} maxLength={7} spellCheck={false} onChange={({ target }) => onChange?.(target.value)} />
      </div>
      {known && contrast < READABLE && (
        <p className="colour-note">
          Its contrast on white would be {contrast.toFixed(1)} to 1; {READABLE} is needed. Text and buttons use the darker{' '}
          <span className="colour-sample" style={{ background: shadesOf(value).strong }}>
            {shadesOf(value).strong}
          </span>{' '}
          instead.
        </p>
      )}
    </>
  );
}
