import { Button, Result } from 'antd';
import { useEffect } from 'react';
import { errorText } from '../api/admin-api.js';
import { focusHeading, isFocusLost } from './give-focus-back.js';

interface LoadErrorProps {
  /** "The listings could not be loaded" */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** In the place of what could not be loaded. */
export function LoadError({ title, error, onRetry }: LoadErrorProps) {
  useEffect(
    () => () => {
      // What could be loaded after all takes the place of the button that was pressed.
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
