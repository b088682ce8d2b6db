import type { CompanyCard, FollowedCompanies } from '@care/contracts/schemas';
import { WATCH_LIST_PAGE_SIZE } from '@care/contracts/constants';
import { routes } from '@care/contracts';
import { Alert, Button, Heading, Loading, Meta, Pagination, Row, SkeletonCard, Stack, StandaloneLink } from '@care/ui';
import { QueryContent } from '@care/ui/more';
import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { ShareButton } from '../share/ShareButton';
import { CompanyList } from './CompanyList';
import { CompareBar } from './CompareBar';
import { watchListText } from './texts';
import { useChoice } from './use-choice';
import type { Removal } from './use-removal';
import { watchListPath, type WatchListAddress } from './watch-list-address';

// Reserves the line of the number, so that the layout does not shift.
const Count = styled(Meta)`
  min-height: 1lh;
`;

/** Loading state of a page of providers. */
export interface LoadedList {
  data?: FollowedCompanies | undefined;
  error?: object | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ListContentProps {
  list: LoadedList;
  /** Number of entries on all pages. */
  count: number;
  /** Expected number on this page; missing ones are no longer public. */
  expected?: number;
  address: WatchListAddress;
  /** Undefined for a list that cannot be changed. */
  removal?: Removal;
  isMember?: boolean;
  /** Shown for an empty list. */
  empty: ReactNode;
}

interface WatchedListProps extends ListContentProps {
  title: string;
  /** The number of entries in words. */
  countText: string;
  /** Ids for the share link; no link for an empty list. */
  shareIds?: readonly number[];
  /** Between the title and the entries. */
  children: ReactNode;
}

/** A watch list under its title, with a share button (PP-17). */
export const WatchedList = ({ title, countText, shareIds = [], children, ...content }: WatchedListProps) => (
  <Stack>
    <Row between>
      <div>
        <Heading level={1}>{title}</Heading>
        <Count role="status">{countText}</Count>
      </div>
      {shareIds.length > 0 && <ShareButton title={title} path={watchListPath({ shared: shareIds })} />}
    </Row>
    {children}
    <ListContent {...content} />
  </Stack>
);

/** The providers with pagination, removal, comparison and errors. */
function ListContent({ list, count, expected = 0, address, removal, isMember = false, empty }: ListContentProps) {
  const choice = useChoice(address);
  const remove = (company: CompanyCard) => {
    choice.drop(company.id);
    removal?.remove(company);
  };
  const query = { ...list, currentData: list.data };
  return (
    <QueryContent query={query} failed={watchListText('failed')} skeleton={<ListPlaceholder />}>
      {({ results }) => {
        const shown = results.filter(({ id }) => !removal?.hidden.includes(id));
        const missing = list.isFetching ? 0 : expected - results.length;
        return (
          <>
            {removal && <RemovalMessage {...removal} />}
            {missing > 0 && <Meta>{watchListText('gone', { count: missing })}</Meta>}
            {shown.length > 0 ? (
              <CompanyList companies={shown} choice={choice} onRemove={removal && remove} isMember={isMember} />
            ) : (
              !list.isFetching && empty
            )}
            {shown.length > 0 && removal && (
              <StandaloneLink to={routes.home.build()}>{watchListText('findMore')}</StandaloneLink>
            )}
            <Pagination
              page={address.page}
              pageCount={Math.ceil(count / WATCH_LIST_PAGE_SIZE)}
              hrefFor={(page) => watchListPath({ ...address, page })}
            />
            {(count > 1 || choice.chosen.length > 0) && (
              <CompareBar choice={choice} hrefFor={(compared) => watchListPath({ shared: address.shared, compared })} />
            )}
          </>
        );
      }}
    </QueryContent>
  );
}

/** In place of a list until it is known. */
export const ListPlaceholder = () => (
  <Loading>
    <SkeletonCard />
  </Loading>
);

/** Status message of a removal with an undo button. It takes the focus, because the focused card was removed. */
function RemovalMessage({ notice, undo }: Pick<Removal, 'notice' | 'undo'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) box.current?.focus();
  }, [notice]);
  if (!notice) return null;
  const { company, kind, reason = '' } = notice;
  return (
    <Alert
      kind={reason ? 'error' : 'success'}
      ref={box}
      tabIndex={-1}
      title={watchListText(kind, { name: company.name, reason })}
    >
      {kind === 'removed' && (
        <Button variant="bgNone" size="small" onClick={() => undo(company)}>
          {watchListText('undo')}
        </Button>
      )}
    </Alert>
  );
}
