import type { CompanyCard, FollowedCompanies } from '@care/contracts/schemas';
import { WATCH_LIST_PAGE_SIZE } from '@care/contracts/constants';
import { asApiError, routes } from '@care/contracts';
import { apiErrorMessage, ErrorPanel, Loading, Meta, Pagination, SkeletonCard, Stack, StandaloneLink } from '@care/ui';
import type { ReactNode } from 'react';
import { CompanyList } from './CompanyList';
import { CompareBar } from './CompareBar';
import { RemovalMessage } from './RemovalMessage';
import { watchListText } from './texts';
import type { Choice } from './use-choice';
import type { Removal } from './use-removal';
import { watchListPath, type WatchListAddress } from './watch-list-address';

/** Loading state of a page of providers. */
export interface LoadedList {
  data?: FollowedCompanies;
  error?: object;
  isFetching: boolean;
  refetch: () => unknown;
}

interface WatchedListProps {
  list: LoadedList;
  /** Number of entries on all pages. */
  count: number;
  /** Expected number on this page; missing ones are no longer public. */
  expected: number;
  address: WatchListAddress;
  choice: Choice;
  /** Undefined for a list that cannot be changed. */
  removal?: Removal;
  isMember: boolean;
  /** Shown for an empty list. */
  empty: ReactNode;
}

/** The providers of a watch list with pagination, removal, comparison and errors (PP-17). */
export function WatchedList({ list, count, expected, address, choice, removal, isMember, empty }: WatchedListProps) {
  const { data, error, isFetching, refetch } = list;
  if (!data && error) {
    return (
      <ErrorPanel title={watchListText('failed')} onRetry={() => void refetch()} retrying={isFetching}>
        <p>{apiErrorMessage(asApiError(error))}</p>
      </ErrorPanel>
    );
  }
  if (!data) {
    return (
      <Loading>
        <SkeletonCard />
      </Loading>
    );
  }
  const shown = data.results.filter(({ id }) => !removal?.hidden.includes(id));
  const missing = isFetching ? 0 : expected - data.results.length;
  const remove = (company: CompanyCard) => {
    choice.drop(company.id);
    removal?.remove(company);
  };
  return (
    <Stack>
      {removal && <RemovalMessage {...removal} />}
      {missing > 0 && <Meta>{watchListText('gone', { count: missing })}</Meta>}
      {shown.length === 0 && !isFetching
        ? empty
        : shown.length > 0 && (
            <CompanyList companies={shown} choice={choice} onRemove={removal && remove} isMember={isMember} />
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
    </Stack>
  );
}
