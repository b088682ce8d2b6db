import { ButtonLink, Container, EmptyState, Section } from '@care/ui';
import emptyNotFound from '@care/ui/assets/illustrations/empty-not-found.svg';
import { PageArrival } from '../frame/PageArrival';
import { tt } from '../texts';

/** The German 404 page (SH-01). */
export function NotFoundPage() {
  return <Notice title={tt('notFoundTitle')} text={tt('notFoundText')} />;
}

/** A path of the site that no deployed slice serves. */
export function NotOfferedPage() {
  return <Notice title={tt('notOfferedTitle')} text={tt('notOfferedText')} />;
}

/** An address that cannot be read, or is far too long. */
export function BadRequestPage() {
  return <Notice title={tt('badRequestTitle')} text={tt('badRequestText')} />;
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <Container>
      <PageArrival head={{ title, robots: 'noindex,follow' }} />
      <Section>
        <EmptyState picture={emptyNotFound} title={title} level={1} action={<ButtonLink to="/">{tt('toSearch')}</ButtonLink>}>
          {text}
        </EmptyState>
      </Section>
    </Container>
  );
}
