import { useAppDispatch } from '@care/contracts';
import { CITY_SUGGEST_MIN_LENGTH, SEARCH_DEBOUNCE_MS } from '@care/contracts/constants';
import type { CompanyCard, UserBlock } from '@care/contracts/schemas';
import { Button, LiveRegion, Meta, Row, Stack } from '@care/ui';
import { Combobox, type SuggestionSource } from '@care/ui/combobox';
import { ActionStatus, moveFocusOnRemoval } from '@care/ui/more';
import { useRef, useState } from 'react';
import { AccountSection, Loaded } from '../../account-section/AccountSection';
import { ownProfileApi } from './own-profile-api';
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
  const [unblock, { error, isLoading }] = ownProfileApi.unblock.useMutation();
  const removeBlock = async ({ id, name }: UserBlock) => {
    const result = await unblock(id);
    if (!result.error) onDone(ownProfileText('blocks.unblocked', { name }));
  };
  return (
    <Stack gap="small">
      {blocks.length === 0 && <p>{ownProfileText('blocks.none')}</p>}
      <ActionStatus error={error} isRunning={isLoading} />
      <Stack as="ul" gap="small" tabIndex={-1} aria-label={ownProfileText('blocks.title')}>
        {blocks.map((one) => (
          <li key={one.id} ref={moveFocusOnRemoval}>
            <Row between gap="small">
              <span>{one.name}</span>
              <Button
                variant="bgNone"
                size="small"
                aria-label={ownProfileText('blocks.unblockOf', { name: one.name })}
                onClick={() => void removeBlock(one)}
              >
                {ownProfileText('blocks.unblock')}
              </Button>
            </Row>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** Selects a provider by name and blocks it. */
function AddBlock({ onDone }: ReportProps) {
  const source = useCompanySource();
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
        source={source}
        itemToString={({ name }) => name}
        itemKey={({ id }) => String(id)}
        renderItem={({ name, city }) => `${name}, ${city}`}
        debounceMs={SEARCH_DEBOUNCE_MS}
        minLength={CITY_SUGGEST_MIN_LENGTH}
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

function useCompanySource(): SuggestionSource<CompanyCard> {
  const dispatch = useAppDispatch();
  return async (name, signal) => {
    const call = dispatch(ownProfileApi.companies.initiate(name));
    signal.addEventListener('abort', () => call.abort());
    try {
      return (await call.unwrap()).results;
    } finally {
      call.unsubscribe();
    }
  };
}
