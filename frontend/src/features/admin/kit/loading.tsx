import { Skeleton } from 'antd';

interface LoadingProps {
  /** For screen readers: "Loading the history" */
  label?: string;
  /** About the number of lines of the content. */
  rows?: number;
  title?: boolean;
}

/** A placeholder while loading. Ant Design's skeleton has no text for screen readers. */
export function Loading({ label = 'Loading', rows, title }: LoadingProps) {
  return (
    <div role="status" aria-label={label}>
      <Skeleton active title={title} paragraph={rows === undefined ? true : { rows }} />
    </div>
  );
}
