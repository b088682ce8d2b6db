import { formatDate } from '@care/contracts';
import { API_PREFIX } from '@care/contracts/constants';
import type { NewsletterList } from '@care/contracts/schemas';
import { Badge, ButtonLink, Card, EmptyState, Lead, Meta, Row, Stack, StandaloneLink } from '@care/ui';
import { Attachments, QueryContent, TitledSection } from '@care/ui/more';
import { Plus } from 'lucide-react';
import { deskPlace, viewPath } from '../desk/desk-address';
import { DeskSkeleton, Pages } from '../desk/DeskFrame';
import { NewsletterEditor } from './NewsletterEditor';
import { NewsletterIssue } from './NewsletterIssue';
import { issuePath, NEW, NEWSLETTERS_A_PAGE, newsletterApi } from './newsletter-api';
import { newsletterText } from './texts';

/** The newsletter: all issues, or with `&id=` one of them (OP-63). */
export function Newsletters({ url }: { url: URL }) {
  const id = url.searchParams.get('id');
  const { page } = deskPlace(url.searchParams);
  if (id === null) return <All page={page} />;
  return <One key={id} id={id === NEW ? undefined : Number(id)} />;
}

function All({ page }: { page: number }) {
  const query = newsletterApi.list.useQuery(page);
  return (
    <>
      <Lead>{newsletterText('lead')}</Lead>
      <Row>
        <ButtonLink to={issuePath(NEW)} icon={Plus}>
          {newsletterText('new')}
        </ButtonLink>
      </Row>
      <QueryContent query={query} failed={newsletterText('listFailed')} skeleton={<DeskSkeleton />}>
        {({ count, results }) => (
          <Stack>
            {count === 0 && <EmptyState title={newsletterText('none')} />}
            {results.map((issue) => (
              <Summary key={issue.id} issue={issue} />
            ))}
            <Pages
              count={count}
              size={NEWSLETTERS_A_PAGE}
              page={page}
              hrefFor={(next) => viewPath('newsletter', { page: next })}
            />
          </Stack>
        )}
      </QueryContent>
      <TitledSection look={3} title={newsletterText('consents')}>
        <Attachments files={[consents]} />
        <Meta>{newsletterText('consentsHint')}</Meta>
      </TitledSection>
    </>
  );
}

const consents = {
  id: 1,
  url: `${API_PREFIX}/admin/newsletter-consents/`,
  file_name: 'newsletter-consents.csv',
  // The size is not known before.
  bytes: 0,
};

function Summary({ issue }: { issue: NewsletterList['results'][number] }) {
  const { id, subject, state, updated_at, started_at } = issue;
  return (
    <Card padded>
      <Row between>
        <StandaloneLink to={issuePath(id)}>{subject}</StandaloneLink>
        <Badge kind="plain">{newsletterText(`state.${state}`)}</Badge>
      </Row>
      <Meta>
        {started_at
          ? newsletterText('begun', { date: formatDate(started_at) })
          : newsletterText('changed', { date: formatDate(updated_at) })}
      </Meta>
    </Card>
  );
}

const PROGRESS_MS = 3000;

function One({ id }: { id: number | undefined }) {
  const before = newsletterApi.one.useQueryState(id ?? 0).currentData;
  const isSending = before?.content.state === 'SENDING';
  const query = newsletterApi.one.useQuery(id ?? 0, {
    skip: id === undefined,
    pollingInterval: isSending ? PROGRESS_MS : 0,
  });
  return (
    <>
      <StandaloneLink to={viewPath('newsletter')}>{newsletterText('toList')}</StandaloneLink>
      {id === undefined ? (
        <NewsletterEditor />
      ) : (
        <QueryContent
          query={query}
          failed={newsletterText('failed')}
          stale={newsletterText('stale')}
          skeleton={<DeskSkeleton />}
        >
          {(version) => <NewsletterIssue version={version} />}
        </QueryContent>
      )}
    </>
  );
}
