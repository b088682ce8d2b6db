import { useAppDispatch, formatDate, routes } from '@care/contracts';
import { SEARCH_DEBOUNCE_MS } from '@care/contracts/constants';
import type { CompanyCard, UserBlock, JobSeeker, ProfileVisitors } from '@care/contracts/schemas';
import { Button, LiveRegion, Meta, Row, Stack, Link } from '@care/ui';
import { answerOf, Combobox } from '@care/ui/combobox';
import { ActionButton, ActionStatus, moveFocusOnRemoval } from '@care/ui/more';
import { useRef, useState } from 'react';
import { AccountSection, Loaded } from '../../account-section/AccountSection';
import { ownProfileApi, VISITORS_PAGE_SIZE } from './own-profile-api';
import { ownProfileText } from './texts';

/** Employers that can neither find the profile nor send messages. */
export function BlockList() {
  const query = ownProfileApi.blocks.useQuery();
  const [status, setStatus] = useState('');
  return (
    <AccountSection title={ownProfileText('blocks.title')}>
      <Meta>{ownProfileText('blocks.lead')}</Meta>
      <LiveRegion message={status} />
      <Loaded query={query}>{({ results }) => <Blocked blocks={results} onDone={setStatus} />}</Loaded>
      <AddBlock onDone={setStatus} />
    </AccountSection>
  );
}

interface ReportProps {
  /** Called with a message about the completed action. */
  onDone: (status: string) => void;
}

function Blocked({ blocks, onDone }: ReportProps & { blocks: readonly UserBlock[] }) {
  const [unblock] = ownProfileApi.unblock.useMutation();
  return (
    <Stack gap="small">
      {blocks.length === 0 && <p>{ownProfileText('blocks.none')}</p>}
      <Stack as="ul" gap="small" tabIndex={-1} aria-label={ownProfileText('blocks.title')}>
        {blocks.map(({ id, name }) => (
          <li key={id} ref={moveFocusOnRemoval}>
            <Row between gap="small">
              <span>{name}</span>
              <ActionButton
                variant="bgNone"
                size="small"
                aria-label={ownProfileText('blocks.unblockOf', { name })}
                run={() => unblock(id)}
                onDone={() => onDone(ownProfileText('blocks.unblocked', { name }))}
              >
                {ownProfileText('blocks.unblock')}
              </ActionButton>
            </Row>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** Selects a provider by name and blocks it. */
function AddBlock({ onDone }: ReportProps) {
  const dispatch = useAppDispatch();
  const [block, { error, isLoading }] = ownProfileApi.block.useMutation();
  const [picked, setPicked] = useState<CompanyCard | null>(null);
  const [problem, setProblem] = useState<string>();
  const [additions, setAdditions] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const add = async () => {
    setProblem(picked ? undefined : ownProfileText('blocks.choose'));
    if (!picked) return field.current?.focus();
    const result = await block(picked.id);
    if (result.error) return;
    onDone(ownProfileText('blocks.blocked', { name: picked.name }));
    setPicked(null);
    setAdditions(additions + 1);
  };
  return (
    <Stack gap="small">
      <Combobox<CompanyCard>
        key={additions}
        ref={field}
        name="blocked-company"
        label={ownProfileText('blocks.add')}
        hint={ownProfileText('blocks.addHint')}
        source={async (name, signal) =>
          (await answerOf(dispatch(ownProfileApi.companies.initiate(name)), signal)).results
        }
        itemToString={({ name }) => name}
        itemKey={({ id }) => String(id)}
        renderItem={({ name, city }) => `${name}, ${city}`}
        debounceMs={SEARCH_DEBOUNCE_MS}
        error={problem}
        onChange={setPicked}
      />
      <ActionStatus error={error} isRunning={isLoading} />
      <Button variant="secondaryGray" size="small" loading={isLoading} onClick={() => void add()}>
        {ownProfileText('blocks.block')}
      </Button>
    </Stack>
  );
}

/** Employers that viewed the profile or wrote, latest first, each with a block button. */
export function Visitors({ profile }: { profile: JobSeeker }) {
  const [offset, setOffset] = useState(0);
  const query = ownProfileApi.visitors.useQuery({ id: profile.id, offset });
  const [status, setStatus] = useState('');
  const list = useRef<HTMLDivElement>(null);
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
      <Loaded query={{ ...query, currentData: query.data }}>
        {({ count, results }) => (
          <Stack>
            {count === 0 && <p>{ownProfileText('visitors.none')}</p>}
            <Stack as="ul" ref={list} tabIndex={-1} aria-label={ownProfileText('visitors.title')}>
              {results.map((visitor) => (
                <li key={visitor.company.id}>
                  <VisitorEntry visitor={visitor} onDone={setStatus} />
                </li>
              ))}
            </Stack>
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

function VisitorEntry({ visitor, onDone }: ReportProps & { visitor: ProfileVisitors['results'][number] }) {
  const { company, views, last_viewed_at, has_written, is_blocked } = visitor;
  const { id, name, slug } = company;
  const [block] = ownProfileApi.block.useMutation();
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
        <ActionButton
          ref={moveFocusOnRemoval}
          variant="bgNone"
          size="small"
          aria-label={ownProfileText('blocks.blockOf', { name })}
          run={() => block(id)}
          onDone={() => onDone(ownProfileText('blocks.blocked', { name }))}
        >
          {ownProfileText('blocks.block')}
        </ActionButton>
      )}
    </>
  );
}
