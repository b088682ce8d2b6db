import { formatDate, routes } from '@care/contracts';
import type { JobSeeker, ProfileVisitors } from '@care/contracts/schemas';
import { Button, Link, LiveRegion, Meta, Row, Stack } from '@care/ui';
import { ActionStatus, moveFocusOnRemoval } from '@care/ui/more';
import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { AccountSection, Loaded } from '../../account-section/AccountSection';
import { ownProfileApi, VISITORS_PAGE_SIZE } from './own-profile-api';
import { ownProfileText } from './texts';

const Entries = styled.ul`
  display: grid;
  gap: var(--s-4);
`;
type Visitor = ProfileVisitors['results'][number];

/** Employers that viewed the profile or wrote, latest first, each with a block button. */
export function Visitors({ profile }: { profile: JobSeeker }) {
  const [offset, setOffset] = useState(0);
  const query = ownProfileApi.visitors.useQuery({ id: profile.id, offset });
  const [block, { error: blockFailure, isLoading: isBlocking }] = ownProfileApi.block.useMutation();
  const [status, setStatus] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const blockCompany = async ({ id, name }: Visitor['company']) => {
    const result = await block(id);
    if (!result.error) setStatus(ownProfileText('blocks.blocked', { name }));
  };
  const pageButton = (label: string, to: number) => (
    <Button
      variant="secondaryGray"
      size="small"
      loading={query.isFetching}
      onClick={() => {
        list.current?.focus(); // the last page has no button for the next one
        setOffset(to);
      }}
    >
      {label}
    </Button>
  );
  return (
    <AccountSection title={ownProfileText('visitors.title')}>
      <LiveRegion message={status} />
      <ActionStatus error={blockFailure} isRunning={isBlocking} />
      <Loaded query={{ ...query, currentData: query.data }}>
        {({ count, results }) => (
          <Stack>
            {count === 0 && <p>{ownProfileText('visitors.none')}</p>}
            <Entries ref={list} tabIndex={-1} aria-label={ownProfileText('visitors.title')}>
              {results.map((visitor) => (
                <li key={visitor.company.id}>
                  <VisitorEntry visitor={visitor} onBlock={() => void blockCompany(visitor.company)} />
                </li>
              ))}
            </Entries>
            {count > VISITORS_PAGE_SIZE && (
              <Row>
                {offset > 0 && pageButton(ownProfileText('visitors.previous'), offset - VISITORS_PAGE_SIZE)}
                {count > offset + results.length &&
                  pageButton(ownProfileText('visitors.more'), offset + VISITORS_PAGE_SIZE)}
              </Row>
            )}
          </Stack>
        )}
      </Loaded>
    </AccountSection>
  );
}

function VisitorEntry({
  visitor: { company, views, last_viewed_at, has_written, is_blocked },
  onBlock,
}: {
  visitor: Visitor;
  onBlock: () => void;
}) {
  const { name, slug } = company;
  return (
    <>
      <Link to={routes.companyProfile.build({ slug })}>{name}</Link>
      {last_viewed_at && (
        <Meta>{ownProfileText('visitors.views', { count: views, date: formatDate(last_viewed_at) })}</Meta>
      )}
      {has_written && <Meta>{ownProfileText('visitors.wrote')}</Meta>}
      {is_blocked ? (
        <Meta>{ownProfileText('visitors.blocked')}</Meta>
      ) : (
        <Button
          ref={moveFocusOnRemoval}
          variant="bgNone"
          size="small"
          aria-label={ownProfileText('blocks.blockOf', { name })}
          onClick={onBlock}
        >
          {ownProfileText('blocks.block')}
        </Button>
      )}
    </>
  );
}
