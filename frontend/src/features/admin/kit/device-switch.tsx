import { Segmented, type SegmentedProps } from 'antd';
import { memo } from 'react';

export type Device = 'desktop' | 'phone';

const OPTIONS: SegmentedProps<Device>['options'] = [
  { value: 'desktop', label: 'Computer' },
  { value: 'phone', label: 'Phone' },
];

/** The choice of a preview's viewport width. */
export const DeviceSwitch = memo(function DeviceSwitch({ value, onChange }: { value: Device; onChange: (device: Device) => void }) {
  return <Segmented size="small" aria-label="Width of the preview" value={value} onChange={onChange} options={OPTIONS} />;
});
