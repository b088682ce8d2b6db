import { asApiError, t } from '@care/contracts';
import { Section } from '../layout/Section';
import { Stack } from '../layout/Stack';
import { Heading } from '../layout/Text';
import { apiErrorMessage } from './api-error-message';
import { ErrorPanel } from './ErrorPanel';
import { Loading, Skeleton } from './Skeleton';

interface LoadStateProps {
  /** Undefined while the answer is awaited. */
  error?: object;
  /** What could not be loaded, in one sentence. */
  failed: string;
  onRetry: () => void;
  retrying: boolean;
}

/** In the place of a page's content that is on its way or did not arrive (SH-15). */
export function LoadState({ error, failed, onRetry, retrying }: LoadStateProps) {
  if (error) {
    return (
      <Section>
        <Stack>
          <Heading level={1}>{t('status.errorTitle')}</Heading>
          <ErrorPanel title={failed} onRetry={onRetry} retrying={retrying}>
            <p>{apiErrorMessage(asApiError(error))}</p>
          </ErrorPanel>
        </Stack>
      </Section>
    );
  }
  return (
    <Section>
      <Loading>
        <Stack>
          <Skeleton width="60%" height="2.5rem" />
          <Skeleton />
          <Skeleton height="15rem" />
        </Stack>
      </Loading>
    </Section>
  );
}
