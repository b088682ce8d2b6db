import { routes, t } from '@care/contracts';
import { Breadcrumbs, Container, Heading, Lead, Pagination, Section, Stack, StandaloneLink } from '@care/ui';
import { LoadState } from '@care/ui/more';
import { EditorialCards, type Teaser } from './EditorialCard';
import { indexPath, pageCountOf } from './page-number';
import { contentText } from './texts';

interface IndexViewProps {
  path: string;
  page: number;
  title: string;
  lead: string;
  empty: string;
  failed: string;
  /** Undefined until the cards have loaded. */
  list?: { count: number; teasers: Teaser[] };
  query: { error?: object; isFetching: boolean; refetch: () => unknown };
}

/** An index page: an introduction, the cards, and the pagination (SH-20). */
export function IndexView({ path, page, title, lead, empty, failed, list, query }: IndexViewProps) {
  if (!list) {
    return (
      <Container>
        <LoadState
          error={query.error}
          failed={failed}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </Container>
    );
  }
  return (
    <Container>
      <Breadcrumbs items={[{ label: t('nav.home'), to: '/' }, { label: title }]} />
      <Stack gap="small">
        <Heading level={1}>{title}</Heading>
        <Lead>{lead}</Lead>
      </Stack>
      <Section>
        {list.teasers.length > 0 ? <EditorialCards teasers={list.teasers} level={2} /> : <Empty text={empty} />}
        <Pagination page={page} pageCount={pageCountOf(list.count)} hrefFor={(number) => indexPath(path, number)} />
      </Section>
    </Container>
  );
}

const Empty = ({ text }: { text: string }) => (
  <>
    <p>{text}</p>
    <StandaloneLink to={routes.home.build()}>{contentText('findProviders')}</StandaloneLink>
  </>
);
