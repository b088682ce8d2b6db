import { t, type ApiError } from '@care/contracts';
import styled from '@emotion/styled';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Alert } from './Alert';
import { apiErrorMessage } from './api-error-message';
import { moveFocusOnRemoval } from './move-focus-on-removal';

const Retry = styled.p`
  @media (scripting: none) {
    display: none;
  }
`;

interface ErrorPanelProps {
  /** The error of the failed call; its message is the title unless `title` is set. */
  error?: ApiError;
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Shown when data could not be loaded: what happened, what to do, and a retry button. */
export const ErrorPanel = ({ error, title, children, onRetry, retrying = false }: ErrorPanelProps) => (
  <Alert
    kind="error"
    title={title ?? (error ? apiErrorMessage(error) : t('errors.unexpectedError'))}
    ref={moveFocusOnRemoval}
  >
    {children}
    {onRetry && (
      <Retry>
        <Button variant="bgNone" size="small" icon={RefreshCw} onClick={onRetry} loading={retrying}>
          {t('errors.retry')}
        </Button>
      </Retry>
    )}
  </Alert>
);
