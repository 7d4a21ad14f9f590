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
}

/** A colour, picked or typed, with a word about whether people can read it. */
export function ColourField({ label, id, value = '', onChange }: ColourFieldProps) {
  const known = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) && parse(value) !== undefined;
  const contrast = known ? wcagContrast(value, '#ffffff') : READABLE;
  return (
    <>
      <div className="colour-field">
        <ColorPicker disabledAlpha format="hex" value={known ? value : '#ffffff'} onChange={(colour) => onChange?.(colour.toHexString().toUpperCase())}>
          <button type="button" className="colour-swatch" aria-label={`Pick: ${label}`} style={{ background: known ? value : 'transparent' }} />
        </ColorPicker>
        <Input id={id} value={value} maxLength={7} spellCheck={false} onChange={({ target }) => onChange?.(target.value)} />
      </div>
      {known && contrast < READABLE && (
        <Alert
          type="warning"
          showIcon
          title={
            <>
              On white this colour has a contrast of {contrast.toFixed(1)} to 1; text needs {READABLE} to 1. Text and buttons use a darker shade of it:{' '}
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
