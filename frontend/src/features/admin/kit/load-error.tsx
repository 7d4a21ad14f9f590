import { Button, Result } from 'antd';
import { errorText } from '../api/admin-api.js';

interface LoadErrorProps {
  /** "The listings could not be loaded" */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** In the place of what could not be loaded. */
export function LoadError({ title, error, onRetry }: LoadErrorProps) {
  return (
    <div role="alert">
      <Result
        status="warning"
        title={title}
        subTitle={errorText(error)}
        extra={
          <Button type="primary" onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </div>
  );
}
