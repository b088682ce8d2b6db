import type { BrowserSlice } from '@care/federation/browser';
import { media, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { useId, useState, useSyncExternalStore, type FormEvent } from 'react';
import type { DeveloperView, Override, PublishedVersion } from '../page-data';
import { OVERRIDE_PATH, PANEL_HASH } from '../paths';
import { describeSlice, type SliceStates } from './slice-states';
import { developerText } from './texts';

const Panel = styled.aside`
  position: fixed;
  inset: auto auto var(--s-4) var(--s-4);
  z-index: var(--z-overlay);
  width: min(33rem, calc(100% - 2 * var(--s-4)));
  max-height: 75dvh;
  overflow: auto;
  padding: 0.25rem 1rem;
  background: var(--night);
  color: var(--night-text);
  border: 2px solid var(--lamp-400);
  border-radius: var(--r-card);
  box-shadow: var(--shadow-overlay);
  &:has(> details:not([open])) {
    width: auto;
  }
  /* Clear of the bar with a page's main actions. */
  ${media.phone} {
    bottom: calc(var(--size-button-large) + var(--s-5));
  }
  & summary,
  & button,
  & input {
    min-height: var(--size-touch);
    padding: 0.5rem 0.8rem;
    font: inherit;
    font-weight: 600;
  }
  & button,
  & input {
    border: 2px solid var(--night-soft);
    border-radius: var(--r-field);
    background: none;
    color: inherit;
  }
  & summary,
  & button {
    cursor: pointer;
  }
  & input {
    width: 100%;
  }
  & li {
    padding-block: 0.6rem;
    border-top: 1px solid var(--night-soft);
    overflow-wrap: anywhere;
  }
`;

const KEY = 'pf-developer-panel';

/** Whether the panel was open before this page loaded, or a link without overrides leads to it. */
function isOpenAtFirst(): boolean {
  if (location.hash !== PANEL_HASH) return sessionStorage.getItem(KEY) === 'open';
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

/** Loads the page again, with what the server now has for this browser; says why not if the change failed. */
async function save(overrides: Record<string, Override>): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(overrides);
  const answer = await fetch(OVERRIDE_PATH, { method: 'PUT', headers, body }).catch(() => undefined);
  if (!answer?.ok) return answer && answer.status < 500 ? answer.text() : developerText('notSaved');
  location.reload();
  return undefined;
}

const end = () => void fetch(OVERRIDE_PATH, { method: 'DELETE' }).then(() => location.reload());

const clock = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' });

export interface DeveloperPanelProps {
  slices: readonly BrowserSlice[];
  view: DeveloperView;
  /** Slice → why its override is not used. */
  problems: Readonly<Record<string, string>>;
  states: SliceStates;
}

/** A badge in a developer's browser that opens to the list of slices, and replaces them (EM-04). */
export function DeveloperPanel({ slices, view, problems, states }: DeveloperPanelProps) {
  const { overrides, live, until } = view;
  const [isOpen] = useState(isOpenAtFirst);
  const [fault, setFault] = useState<string>();
  const current = useSyncExternalStore(states.subscribe, states.current);
  const names = [...new Set([...slices.map(({ name }) => name), ...Object.keys(overrides)])].sort();
  const count = Object.keys(overrides).length;
  const change = (name: string, override: Override | undefined) => {
    const { [name]: _former, ...others } = overrides;
    void save(override ? { ...others, [name]: override } : others).then(setFault);
  };
  return (
    <Panel aria-label={developerText('panel')} data-ground="night" data-print="hide">
      <details
        open={isOpen}
        // Kept for this tab, because every change loads the page again.
        onToggle={({ currentTarget }) => sessionStorage.setItem(KEY, currentTarget.open ? 'open' : 'closed')}
      >
        <summary>{count > 0 ? developerText('overridden', { count }) : developerText('none')}</summary>
        <p>{developerText('until', { time: clock.format(until * 1000) })}</p>
        {fault && <p role="alert">{fault}</p>}
        <ul role="list">
          {names.map((name) => (
            <li key={name}>
              <b>{name}</b> {slices.find((slice) => slice.name === name)?.version}
              <div>
                {describeSlice({
                  live: live[name],
                  override: overrides[name],
                  problem: problems[name],
                  state: current[name],
                })}
              </div>
              {overrides[name] ? (
                <button type="button" onClick={() => change(name, undefined)}>
                  {developerText('back')} <VisuallyHidden>{name}</VisuallyHidden>
                </button>
              ) : (
                <SwitchForm slice={name} onSwitch={(override) => change(name, override)} />
              )}
            </li>
          ))}
        </ul>
        <p>
          {count > 0 && (
            <button type="button" onClick={() => void save({}).then(setFault)}>
              {developerText('reset')}
            </button>
          )}{' '}
          <button type="button" onClick={end}>
            {developerText('end')}
          </button>
        </p>
      </details>
    </Panel>
  );
}

/** Replaces a slice by one of its published versions, or by the build at an address. */
function SwitchForm({ slice, onSwitch }: { slice: string; onSwitch: (override: Override) => void }) {
  const id = useId();
  const [versions, setVersions] = useState<PublishedVersion[]>([]);
  const [target, setTarget] = useState('');
  const list = async () => {
    const answer = await fetch(`${OVERRIDE_PATH}/${slice}`).catch(() => undefined);
    if (answer?.ok) setVersions((await answer.json()) as PublishedVersion[]);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    // "localhost:3102" is an address too, but of an unknown scheme.
    const isAddress = /^https?:/.test(target) && URL.canParse(target);
    onSwitch(isAddress ? { url: new URL('.', target).href } : { version: target });
  };
  return (
    <details onToggle={() => void list()}>
      <summary>
        {developerText('change')} <VisuallyHidden>{slice}</VisuallyHidden>
      </summary>
      <form onSubmit={send}>
        <label htmlFor={id}>{developerText('target')}</label>
        <input
          id={id}
          list={`${id}-versions`}
          value={target}
          onChange={({ currentTarget }) => setTarget(currentTarget.value.trim())}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <datalist id={`${id}-versions`}>
          {versions
            .filter(({ fits, state }) => fits && state !== 'withdrawn')
            .map(({ version, state }) => (
              <option key={version} value={version} label={state && `${version} · ${state}`} />
            ))}
        </datalist>
        <button>{developerText('switch')}</button>
      </form>
    </details>
  );
}
