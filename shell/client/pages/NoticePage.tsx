import type { PageHead } from '@care/contracts';
import { ButtonLink, Container, EmptyState, Section } from '@care/ui';
import emptyNotFound from '@care/ui/assets/illustrations/empty-not-found.svg';
import { PageArrival } from '../frame/PageArrival';
import { shellText } from '../texts';

interface Notice {
  head: PageHead;
  text: string;
}
const notice = (title: string, text: string): Notice => ({ head: { title, robots: 'noindex,follow' }, text });

/** Pages that explain why a page is not available. */
export const notices = {
  /** The German 404 (SH-01). */
  notFound: () => notice(shellText('notFoundTitle'), shellText('notFoundText')),
  /** A path of the site that no deployed slice serves. */
  notOffered: () => notice(shellText('notOfferedTitle'), shellText('notOfferedText')),
  /** An address that cannot be parsed or is far too long. */
  badRequest: () => notice(shellText('badRequestTitle'), shellText('badRequestText')),
};

export function NoticePage({ notice: name }: { notice: keyof typeof notices }) {
  const { head, text } = notices[name]();
  return (
    <Container>
      <PageArrival head={head} />
      <Section>
        <EmptyState
          picture={emptyNotFound}
          title={head.title}
          level={1}
          action={<ButtonLink to="/">{shellText('toSearch')}</ButtonLink>}
        >
          {text}
        </EmptyState>
      </Section>
    </Container>
  );
}
