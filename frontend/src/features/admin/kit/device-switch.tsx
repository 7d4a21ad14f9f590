import { Segmented, type SegmentedProps } from 'antd';
import { memo } from 'react';

export type Device = 'desktop' | 'phone';

const OPTIONS: SegmentedProps<Device>['options'] = [
  { value: 'desktop', label: 'Computer' },
  { value: 'phone', label: 'Phone' },
];

/** As wide as which a preview shows its page. */
export const DeviceSwitch = memo(function DeviceSwitch({ value, onChange }: { value: Device; onChange: (device: Device) => void }) {
  return <Segmented size="small" aria-label="Width of the preview" value={value} onChange={onChange} options={OPTIONS} />;
});
