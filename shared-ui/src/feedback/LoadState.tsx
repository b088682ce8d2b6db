import { asApiError, t } from '@care/contracts';
import { apiErrorMessage, ErrorPanel, Heading, PageSkeleton, Section, Stack } from '@care/ui';

interface LoadStateProps {
  /** Undefined while the data is being loaded. */
  error?: object;
  /** One sentence that names the part that was not loaded. */
  failed: string;
  onRetry: () => void;
  retrying: boolean;
}

/** Shown instead of a page's content while it is being loaded, and after it failed to load (SH-15). */
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
  return <PageSkeleton />;
}
