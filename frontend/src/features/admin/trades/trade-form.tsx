import { DownOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { MAX_TRADE_NAME_LENGTH, MAX_TRADE_SUMMARY_LENGTH } from '../../../../../src/shared/forms/input-limits.js';
import { TradeDrawing } from '../../../ui/picture.js';
import { ImageField } from '../kit/image-field.js';
import { DrawingChoice } from './drawing-choice.js';
import type { AdminTrades } from './trade-endpoints.js';
import { FIELD_NAMES, type TradeValues } from './trade-values.js';
import type { TradeEditor } from './use-trade-editor.js';

interface TradeFormProps {
  editor: TradeEditor;
  drawings: AdminTrades['drawings'];
}

/** Rarely needed: folded away, unless one of them was refused. */
const LOOKS = ['plural', 'summary', 'description', 'image', 'drawing'] as const;

/** The form of a trade. */
export function TradeForm({ editor: { form, base, values, adding, typed, save }, drawings }: TradeFormProps) {
  const original = base?.original;
  const isOwn = !base || base.origin === 'own';
  const isRefused = LOOKS.some((name) => form.getFieldError(name).length > 0);
  const item = (name: keyof TradeValues) => ({ name, label: FIELD_NAMES[name] });
  const builtInHint = (name: 'name' | 'plural' | 'summary') => {
    if (!original || values[name].trim() === original[name]) return undefined;
    return (
      <BuiltInHint
        value={original[name]}
        onUse={() => (form.setFieldValue(name, original[name]), typed(form.getFieldsValue(true) as TradeValues))}
      />
    );
  };
  return (
    <Form
      className="trade-form"
      name="trade"
      form={form}
      layout="vertical"
      requiredMark={false}
      disabled={adding}
      initialValues={values}
      onValuesChange={(_, all: TradeValues) => typed({ ...values, ...all })}
      onFinish={() => void save()}
    >
      <section className="kit-part" aria-label="Names">
        <h2>Names</h2>
        <Form.Item {...item('name')} extra={builtInHint('name')}>
          <Input autoComplete="off" maxLength={MAX_TRADE_NAME_LENGTH} />
        </Form.Item>
        <Form.Item
          {...item('otherNames')}
          extra="One per line. Rows in the sheet, forms and searches with one of these count as this trade. Former names always do."
        >
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 10 }} />
        </Form.Item>
        {isOwn && (
          <Form.Item {...item('services')} extra="One per line: what they need, or what is wrong at home. For example: move a piano.">
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 10 }} />
          </Form.Item>
        )}
      </section>
      <section className="kit-part" aria-label="Picture and texts">
        <details className="kit-fold" open={isRefused || undefined}>
          <summary>
            <TradeDrawing name={values.drawing} />
            Picture and texts
            <DownOutlined aria-hidden />
          </summary>
          <Form.Item {...item('plural')} extra={builtInHint('plural')}>
            <Input autoComplete="off" maxLength={MAX_TRADE_NAME_LENGTH} placeholder={`${values.name.trim() || 'Trade'} professionals`} />
          </Form.Item>
          <Form.Item {...item('summary')} extra={builtInHint('summary')}>
            <Input autoComplete="off" maxLength={MAX_TRADE_SUMMARY_LENGTH} />
          </Form.Item>
          <Form.Item {...item('description')} extra="Shown on the trade’s page, below its listings.">
            <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} />
          </Form.Item>
          <Form.Item name="image">
            <ImageField label="Your own picture" without="The drawing below" disabled={adding} />
          </Form.Item>
          <Form.Item name="drawing" label={`Drawing: ${drawings.find(({ slug }) => slug === values.drawing)?.name ?? values.drawing}`}>
            <DrawingChoice drawings={drawings} />
          </Form.Item>
        </details>
      </section>
    </Form>
  );
}

/** The built-in value, with a button that restores it. */
function BuiltInHint({ value, onUse }: { value: string; onUse: () => void }) {
  return (
    <>
      {`Built in: “${value}” `}
      <Button type="link" size="small" className="trade-ours" onClick={onUse}>
        Use this
      </Button>
    </>
  );
}
