import { t, type ApiError } from '@care/contracts';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Alert } from './Alert';
import { apiErrorMessage } from './api-error-message';
import { handOnFocus } from './hand-on-focus';

interface ErrorPanelProps {
  /** The failed call; its sentence is the title unless one is given. */
  error?: ApiError;
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Data that did not arrive: what happened, what to do, and a button that tries again. */
export const ErrorPanel = ({ error, title, children, onRetry, retrying = false }: ErrorPanelProps) => (
  <Alert kind="error" title={title ?? (error ? apiErrorMessage(error) : t('errors.unexpectedError'))} ref={handOnFocus}>
    {children}
    {onRetry && (
      <p>
        <Button variant="bgNone" size="small" icon={RefreshCw} onClick={onRetry} loading={retrying}>
          {t('errors.retry')}
        </Button>
      </p>
    )}
  </Alert>
);
