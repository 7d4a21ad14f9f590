import { Alert, ColorPicker, Input } from 'antd';
import { parse, wcagContrast } from 'culori';
import { shadesOf } from '../../../ui/theme.js';

/** WCAG 2.2, 1.4.3: text on its ground. */
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

/** A colour, picked or typed, with a word about whether people can read it. */
export function ColourField({ label, id, value = '', onChange, ...described }: ColourFieldProps) {
  const known = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) && parse(value) !== undefined;
  const contrast = known ? wcagContrast(value, '#ffffff') : READABLE;
  return (
    <>
      <div className="colour-field">
        <ColorPicker
          disabledAlpha
          format="hex"
          value={known ? value : '#ffffff'}
          onChange={(colour) => onChange?.(colour.toHexString().toUpperCase())}
        >
          <button
            type="button"
            className="colour-swatch"
            aria-label={`Pick: ${label}`}
            style={{ background: known ? value : 'transparent' }}
          />
        </ColorPicker>
        <Input {...described} id={id} value={value} maxLength={7} spellCheck={false} onChange={({ target }) => onChange?.(target.value)} />
      </div>
      {known && contrast < READABLE && (
        <Alert
          type="warning"
          showIcon
          title={
            <>
              Too light for text on white: {contrast.toFixed(1)} to 1, {READABLE} needed. Text and buttons use{' '}
              <span className="colour-sample" style={{ background: shadesOf(value).strong }}>
                {shadesOf(value).strong}
              </span>
            </>
          }
        />
      )}
    </>
  );
}
