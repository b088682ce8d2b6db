import { Button, Container, EmptyState, Section } from '@care/ui';
import emptyOffline from '@care/ui/assets/illustrations/empty-offline.svg';
import { shellText } from '../texts';

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
