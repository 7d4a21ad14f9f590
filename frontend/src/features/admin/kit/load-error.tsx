import { Button, Result } from 'antd';
import { useEffect } from 'react';
import { errorText } from '../api/admin-api.js';
import { focusHeading, isFocusLost } from './restore-focus.js';

interface LoadErrorProps {
  /** "The listings could not be loaded" */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** The error state of a failed read, with a retry. */
export function LoadError({ title, error, onRetry }: LoadErrorProps) {
  useEffect(
    () => () => {
      // After a successful retry, the pressed button is replaced by the content.
      if (isFocusLost()) focusHeading({ preventScroll: true });
    },
    [],
  );
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
