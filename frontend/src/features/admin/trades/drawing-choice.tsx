import { Radio } from 'antd';
import { TradeDrawing } from '../../../ui/picture.js';
import type { AdminTrades } from './trade-endpoints.js';

interface DrawingChoiceProps {
  drawings: AdminTrades['drawings'];
  value?: string;
  onChange?: (drawing: string) => void;
  id?: string;
  'aria-describedby'?: string;
}

/** The choice of a drawing for a trade. */
export function DrawingChoice({ drawings, value, onChange, id, ...described }: DrawingChoiceProps) {
  return (
    <Radio.Group
      {...described}
      id={id}
      className="trade-drawings"
      aria-label="Drawing"
      value={value}
      onChange={({ target }) => onChange?.(target.value as string)}
    >
      {drawings.map(({ slug, name }) => (
        <Radio key={slug} value={slug} className="trade-drawing">
          <TradeDrawing name={slug} />
          {name}
        </Radio>
      ))}
    </Radio.Group>
  );
}
