import { Segmented } from 'antd';

export type Device = 'desktop' | 'phone';

/** As wide as which a preview shows its page. */
export function DeviceSwitch({ value, onChange }: { value: Device; onChange: (device: Device) => void }) {
  return (
    <Segmented
      size="small"
      aria-label="Width of the preview"
      value={value}
      onChange={onChange}
      options={[
        { value: 'desktop', label: 'Computer' },
        { value: 'phone', label: 'Phone' },
      ]}
    />
  );
}
