import { Button, Container, EmptyState, Section } from '@care/ui';
import emptyOffline from '@care/ui/assets/illustrations/empty-offline.svg';
import { tt } from '../texts';

/** The last net: something threw that nobody foresaw. */
export const CrashPage = () => (
  <Container>
    <Section>
      <EmptyState
        picture={emptyOffline}
        title={tt('crashTitle')}
        level={1}
        action={<Button onClick={() => location.reload()}>{tt('reload')}</Button>}
      >
        {tt('crashText')}
      </EmptyState>
    </Section>
  </Container>
);
