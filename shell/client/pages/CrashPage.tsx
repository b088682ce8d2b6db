import { Button, Container, EmptyState, Section, Heading, PageSkeleton } from '@care/ui';
import emptyOffline from '@care/ui/assets/illustrations/empty-offline.svg';
import { useRouteError } from '@care/contracts/router';
import { shellText } from '../texts';
import { NoticePage } from './NoticePage';
import { Frame } from '../frame/Frame';

/** The last error boundary, for unexpected errors. */
export const CrashPage = () => (
  <Container>
    <Section>
      <EmptyState
        picture={emptyOffline}
        title={shellText('crashTitle')}
        level={1}
        action={<Button onClick={() => location.reload()}>{shellText('reload')}</Button>}
      >
        {shellText('crashText')}
      </EmptyState>
    </Section>
  </Container>
);

/** The frame of a page that has not loaded: from the server, and in the browser after a while (SH-18). */
export const FrameLoading = ({ heading = shellText('loading') }: { heading?: string }) => (
  <Frame>
    <Container>
      <Section>
        <Heading level={1}>{heading}</Heading>
        <PageSkeleton />
      </Section>
    </Container>
  </Frame>
);

/** Replaces the frame: the 404 page of an address that no route matches, or the error page after an uncaught error. */
export function FrameError() {
  const error = useRouteError();
  if (!isUnmatched(error)) return <CrashPage />;
  return (
    <Frame>
      <NoticePage notice="notFound" />
    </Frame>
  );
}

/** The router's `*` does not match addresses with a line separator (U+2028, U+2029). The router reports them as 404. */
const isUnmatched = (error: unknown): boolean =>
  !(error instanceof Error) && (error as { status?: unknown } | null)?.status === 404;
