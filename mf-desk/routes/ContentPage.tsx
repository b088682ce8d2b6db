import { routes, useMember, type PageProps } from '@care/contracts';
import { CONTENT_KIND_NAMES, CONTENT_KINDS, isFixedKind } from '@care/contracts/content-kinds';
import { ButtonLink, ChipLink, Lead, LiveRegion, Row, Stack, StandaloneLink } from '@care/ui';
import { QueryContent } from '@care/ui/more';
import { Plus } from 'lucide-react';
import { contentApi, contentPath, contentPlace, newTextPath, ROLE_OF_CONTENT } from '../features/content/content-api';
import type { ContentPlace } from '../features/content/content-api';
import { ContentList } from '../features/content/ContentList';
import { contentText } from '../features/content/texts';
import { pageQuery } from '../features/desk/desk-address';
import { DeskFrame, DeskSkeleton, isRefused, Pages, RefusedAccount, DeskSearch } from '../features/desk/DeskFrame';
import { deskText } from '../features/desk/texts';

/** `/verwaltung/inhalte`: the texts that EDITORs write (OP-26). */
export function ContentPage({ url }: PageProps) {
  const member = useMember(url);
  if (member) return <Texts key={member.user.id} place={contentPlace(url.searchParams)} />;
  return (
    <DeskFrame title={contentText('title')} crumb={contentText('title')}>
      <DeskSkeleton />
    </DeskFrame>
  );
}

function Texts({ place }: { place: ContentPlace }) {
  const query = contentApi.entries.useQuery(pageQuery(place.page, { kind: place.kind, q: place.q }));
  if (isRefused(query.error)) return <RefusedAccount role={ROLE_OF_CONTENT} error={query.error} />;
  return (
    <DeskFrame title={contentText('title')} crumb={contentText('title')}>
      <StandaloneLink to={routes.desk.build()}>{deskText('toCases')}</StandaloneLink>
      <Stack gap="large">
        <Lead>{contentText('lead')}</Lead>
        <Kinds place={place} />
        <DeskSearch
          label={contentText('search')}
          hint={contentText('searchHint')}
          values={{ q: place.q }}
          pathOf={({ q }) => contentPath({ kind: place.kind, q })}
        />
        <LiveRegion message={query.currentData ? contentText('hits', { count: query.currentData.count }) : ''} />
        <QueryContent query={query} failed={contentText('failed')} skeleton={<DeskSkeleton />}>
          {({ results }) => <ContentList entries={results} />}
        </QueryContent>
        {query.data && (
          <Pages count={query.data.count} page={place.page} hrefFor={(page) => contentPath({ ...place, page })} />
        )}
      </Stack>
    </DeskFrame>
  );
}

/** The kinds, and the way to a new text of the chosen one. */
const Kinds = ({ place: { kind, q } }: { place: ContentPlace }) => (
  <Stack>
    <nav aria-label={contentText('kinds')}>
      <Row>
        {[undefined, ...CONTENT_KIND_NAMES].map((one) => (
          <ChipLink
            key={one ?? ''}
            to={contentPath({ kind: one, q })}
            on={one === kind}
            aria-current={one === kind ? 'page' : undefined}
          >
            {one ? CONTENT_KINDS[one].label : contentText('all')}
          </ChipLink>
        ))}
      </Row>
    </nav>
    <Row>
      {CONTENT_KIND_NAMES.filter((one) => (kind ? one === kind : true) && !isFixedKind(one)).map((one) => (
        <ButtonLink key={one} to={newTextPath(one)} variant="secondaryBlue" size="small" icon={Plus}>
          {contentText('new', { one: CONTENT_KINDS[one].one })}
        </ButtonLink>
      ))}
    </Row>
  </Stack>
);
