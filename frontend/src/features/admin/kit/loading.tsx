import { Skeleton } from 'antd';

interface LoadingProps {
  /** For who cannot see the shape: "Loading the history" */
  label?: string;
  /** About as many as come in its place. */
  rows?: number;
  title?: boolean;
}

/** In the place of what is on its way. The library's own skeleton says nothing to screen readers. */
export function Loading({ label = 'Loading', rows, title }: LoadingProps) {
  return (
    <div role="status" aria-label={label}>
      <Skeleton active title={title} paragraph={rows === undefined ? true : { rows }} />
    </div>
  );
}
