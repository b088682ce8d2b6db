import type { CompanyCard, FollowedCompanies } from '@care/contracts/schemas';
import { WATCH_LIST_PAGE_SIZE, COMPARISON_MAX, ENQUIRY_MAX_RECEIVERS } from '@care/contracts/constants';
import { routes, Slot, enquiryPath } from '@care/contracts';
import {
  Button,
  Heading,
  Loading,
  Meta,
  Pagination,
  Row,
  SkeletonCard,
  Stack,
  StandaloneLink,
  VisuallyHidden,
  ButtonLink,
  media,
  EmptyState,
  Panel,
} from '@care/ui';
import { QueryContent, StatusMessage, moveFocusOnRemoval, type Query } from '@care/ui/more';
import styled from '@emotion/styled';
import { type ReactNode, useId, useState } from 'react';
import { Choice as Checkbox } from '@care/ui/field';
import { X } from 'lucide-react';
import { Global } from '@emotion/react';
import { useNavigate } from '@care/contracts/router';
import { emptyWatchlist } from '@care/ui/illustrations';
import { ShareButton } from '../share/ShareButton';
import { watchListText } from './texts';
import type { Removal } from './use-removal';
import { watchListPath, type WatchListAddress } from './watch-list-address';

// Reserves the line of the number, so that the layout does not shift.
const Count = styled(Meta)`
  min-height: 1lh;
`;

interface WatchedListProps {
  /** Ids for the share link; no link for an empty list. */
  shareIds?: readonly number[];
  /** Between the title and the entries. */
  children: ReactNode;
  list: Query<FollowedCompanies>;
  /** Number of entries on all pages; undefined until it is known. */
  count: number | undefined;
  /** Expected number on this page; missing ones are no longer public. */
  expected?: number;
  address: WatchListAddress;
  /** Undefined for a list that cannot be changed. */
  removal?: Removal;
  isMember?: boolean;
  /** Shown for an empty list. */
  empty: ReactNode;
}

/** A watch list under its title, with a share button, pagination, removal, comparison and errors (PP-17). */
export function WatchedList({ shareIds = [], children, list, address, removal, ...content }: WatchedListProps) {
  const { count: known, expected = 0, isMember = false, empty } = content;
  const count = known ?? 0;
  const title = watchListText(address.shared ? 'shared.title' : 'title');
  const countText = watchListText(address.shared ? 'shared.count' : 'count', { count });
  const choice = useChoice(address);
  const remove = (company: CompanyCard) => {
    choice.drop(company.id);
    removal?.remove(company);
  };
  return (
    <Stack>
      <Row between>
        <div>
          <Heading level={1}>{title}</Heading>
          <Count role="status">{known !== undefined && countText}</Count>
        </div>
        {shareIds.length > 0 && <ShareButton title={title} path={watchListPath({ shared: shareIds })} />}
      </Row>
      {children}
      <QueryContent query={list} failed={watchListText('failed')} skeleton={<ListPlaceholder />}>
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
                <CompareBar
                  choice={choice}
                  hrefFor={(compared) => watchListPath({ shared: address.shared, compared })}
                />
              )}
            </>
          );
        }}
      </QueryContent>
    </Stack>
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
  if (!notice) return null;
  const { company, kind, reason = '' } = notice;
  return (
    <StatusMessage
      key={`${kind} ${company.id}`}
      kind={reason ? 'error' : 'success'}
      title={watchListText(kind, { name: company.name, reason })}
    >
      {kind === 'removed' && (
        <Button variant="bgNone" size="small" onClick={() => undo(company)}>
          {watchListText('undo')}
        </Button>
      )}
    </StatusMessage>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
`;

interface CompanyListProps {
  companies: readonly CompanyCard[];
  choice: Choice;
  /** Removes an entry; undefined for a shared list. */
  onRemove?: (company: CompanyCard) => void;
  /** Whether the user is signed in; then the card has its own remove button (SR-13). */
  isMember: boolean;
}

/** Providers as cards of the search, each with a checkbox for comparison and enquiry. */
const CompanyList = ({ companies, choice, onRemove, isMember }: CompanyListProps) => (
  <section>
    <VisuallyHidden>
      <Heading level={2}>{watchListText('list')}</Heading>
    </VisuallyHidden>
    <List>
      {companies.map((company) => (
        <li key={company.id}>
          <Slot name="search.company-card" company={company} onRemove={onRemove} />
          <Row data-print="hide">
            <ChooseBox company={company} choice={choice} />
            {onRemove && !isMember && (
              <Button
                variant="bgNone"
                size="small"
                icon={X}
                aria-label={watchListText('removeName', { name: company.name })}
                onClick={() => onRemove(company)}
              >
                {watchListText('remove')}
              </Button>
            )}
          </Row>
        </li>
      ))}
    </List>
  </section>
);

function ChooseBox({ company: { id, name }, choice }: { company: CompanyCard; choice: Choice }) {
  const reasonId = useId();
  const isChosen = choice.chosen.includes(id);
  const isOneTooMany = choice.isFull && !isChosen;
  return (
    <div>
      <Checkbox
        type="checkbox"
        checked={isChosen}
        aria-disabled={isOneTooMany || undefined}
        aria-describedby={isOneTooMany ? reasonId : undefined}
        aria-label={watchListText('choice.chooseName', { name })}
        onChange={() => choice.toggle(id)}
      >
        {watchListText('choice.choose')}
      </Checkbox>
      {isOneTooMany && <Meta id={reasonId}>{watchListText('choice.reason')}</Meta>}
    </div>
  );
}

const Bar = styled(Row)`
  position: sticky;
  bottom: 0;
  z-index: var(--z-bottom-bar);
  gap: var(--s-2) var(--s-4);
  margin-top: var(--s-4);
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-card) var(--r-card) 0 0;
  background: var(--surface);
  box-shadow: var(--shadow-raised);
  & > p {
    flex: 1 1 14rem;
  }
  ${media.phone} {
    & > p {
      flex-basis: 100%;
    }
  }
`;
// Keeps focused elements visible above the bar.
const ROOM_FOR_BAR = 'html{scroll-padding-bottom:8rem}';

function statusOf({ chosen, isFull }: Choice): string {
  if (chosen.length === 0) return watchListText('choice.none');
  if (isFull) return watchListText('choice.full', { count: chosen.length });
  return watchListText(chosen.length > COMPARISON_MAX ? 'choice.tooMany' : 'choice.chosen', { count: chosen.length });
}

/** The number of chosen providers, with links to their comparison and to an enquiry (EQ-14). It takes the focus of the removed button. */
const CompareBar = ({ choice, hrefFor }: { choice: Choice; hrefFor: (compared: readonly number[]) => string }) => (
  <Bar as="section" aria-label={watchListText('choice.bar')} tabIndex={-1} data-print="hide">
    <Global styles={ROOM_FOR_BAR} />
    <p role="status">{statusOf(choice)}</p>
    {choice.chosen.length > 0 && (
      <Button
        ref={moveFocusOnRemoval}
        variant="bgNone"
        size="small"
        aria-label={watchListText('choice.clearName')}
        onClick={choice.clear}
      >
        {watchListText('choice.clear')}
      </Button>
    )}
    {choice.chosen.length > 1 && choice.chosen.length <= COMPARISON_MAX && (
      <ButtonLink to={hrefFor(choice.chosen)} size="small" variant="secondaryBlue">
        {watchListText('compare.open')}
      </ButtonLink>
    )}
    {choice.chosen.length > 0 && (
      <ButtonLink to={enquiryPath(choice.chosen)} size="small">
        {watchListText('choice.enquire', { count: choice.chosen.length })}
      </ButtonLink>
    )}
  </Bar>
);

/**
 * The providers chosen for a comparison or an enquiry on all pages of the list, up to the maximum. They are in the address, so that
 * they survive a reload and the way back.
 */
function useChoice(address: WatchListAddress) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(address.chosen ?? []);
  const choose = (ids: readonly number[]) => {
    setChosen(ids);
    void navigate(watchListPath({ ...address, chosen: ids }), { replace: true, preventScrollReset: true });
  };
  return {
    chosen,
    isFull: chosen.length >= ENQUIRY_MAX_RECEIVERS,
    toggle: (id: number) => {
      if (chosen.includes(id)) choose(chosen.filter((one) => one !== id));
      else if (chosen.length < ENQUIRY_MAX_RECEIVERS) choose([...chosen, id]);
    },
    drop: (id: number) => {
      if (chosen.includes(id)) choose(chosen.filter((one) => one !== id));
    },
    clear: () => choose([]),
  };
}
type Choice = ReturnType<typeof useChoice>;

/** `isOnDevice`: the list of a visitor, which has bookmarks in place of hearts. */
export const EmptyList = ({ isOnDevice = false }: { isOnDevice?: boolean }) => (
  <Panel>
    <EmptyState
      picture={emptyWatchlist}
      title={watchListText('emptyTitle')}
      action={<ButtonLink to={routes.home.build()}>{watchListText('find')}</ButtonLink>}
    >
      {watchListText(isOnDevice ? 'emptyDevice' : 'empty')}
    </EmptyState>
  </Panel>
);
