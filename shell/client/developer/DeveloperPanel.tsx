import type { BrowserSlice } from '@care/federation/browser';
import { Icon } from '@care/ui';
import { OctagonAlert, RefreshCw, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { DeveloperView, Override } from '../page-data';
import type { LoadStates } from './load-states';
import { linkEnd } from './link-end';
import { kilobytesOf, shellFiles } from './loaded-files';
import { endOverrides, saveOverrides } from './override-calls';
import {
  Badge,
  BadgeButton,
  Body,
  Choice,
  CloseButton,
  Detail,
  Fault,
  Foot,
  Head,
  Leaf,
  Light,
  Name,
  Row,
  Soft,
  Title,
  ToolButton,
} from './panel-parts';
import { rememberOpen } from './remember-open';
import { useFrames } from './slice-frame';
import { SliceRow } from './SliceRow';
import { SwitchForm } from './SwitchForm';
import { developerText } from './texts';

export interface DeveloperPanelProps {
  slices: readonly BrowserSlice[];
  contractsVersion: string;
  view: DeveloperView;
  /** Slice → why its override is not used. */
  problems: Readonly<Record<string, string>>;
  states: LoadStates;
}

/** How often the time of a slice that loads is shown anew. */
const TICK_MS = 200;

/** Loads the page again, with what the server now has for this browser; says why not if the change failed. */
async function change(overrides: Record<string, Override>): Promise<string | undefined> {
  const refused = await saveOverrides(overrides, developerText('notSaved'));
  if (!refused) location.reload();
  return refused;
}

const without = (overrides: Record<string, Override>, name: string) =>
  Object.fromEntries(Object.entries(overrides).filter(([one]) => one !== name));

/** The badge of a page with overrides, and the panel that it opens. Ctrl+Shift+E opens the panel as well (EM-04). */
export function DeveloperPanel({ isOpenAtFirst, ...props }: DeveloperPanelProps & { isOpenAtFirst: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [fault, setFault] = useState<string>();
  const badge = useRef<HTMLButtonElement>(null);
  const { overrides } = props.view;
  const count = Object.keys(overrides).length;
  const open = (now: boolean) => {
    rememberOpen(now);
    setOpen(now);
    if (!now) requestAnimationFrame(() => badge.current?.focus());
  };
  const reset = () => void change({}).then(setFault);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.shiftKey || event.key.toLowerCase() !== 'e') return;
      event.preventDefault();
      open(!isOpen);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  const problem = fault && (
    <Fault role="alert">
      <Icon of={OctagonAlert} size="small" />
      {fault}
    </Fault>
  );
  if (isOpen)
    return (
      <OpenPanel {...props} onClose={() => open(false)} onReset={reset} onFault={setFault}>
        {problem}
      </OpenPanel>
    );
  if (count === 0) return null;
  return (
    <Badge aria-label={developerText('panel')} data-ground="night" data-print="hide">
      <BadgeButton type="button" ref={badge} aria-expanded={false} onClick={() => open(true)}>
        <Light data-light="on" aria-hidden />
        {developerText('overridden', { count })}
      </BadgeButton>
      <BadgeButton type="button" onClick={reset}>
        {developerText('reset')}
      </BadgeButton>
      {problem}
    </Badge>
  );
}

interface OpenPanelProps extends DeveloperPanelProps {
  onClose: () => void;
  onReset: () => void;
  onFault: (fault: string | undefined) => void;
  children: ReactNode;
}

function OpenPanel({ onClose, onReset, onFault, children, ...props }: OpenPanelProps) {
  const { slices, view } = props;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const { overrides } = view;
  const count = Object.keys(overrides).length;
  const names = [...new Set([...slices.map(({ name }) => name), ...Object.keys(overrides)])].sort();
  const head = count > 0 ? developerText('overridden', { count }) : developerText('none', { count: names.length });
  return (
    <Leaf
      ref={panel}
      tabIndex={-1}
      aria-label={developerText('panel')}
      data-ground="night"
      data-print="hide"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Head>
        <div>
          <Title>{developerText('title')}</Title>
          <Soft>
            {head} · {developerText('until', { time: linkEnd(view.until) })}
          </Soft>
        </div>
        <CloseButton type="button" aria-label={developerText('close')} onClick={onClose}>
          <Icon of={X} />
        </CloseButton>
      </Head>
      <Body>
        <SliceList {...props} names={names} onFault={onFault} />
      </Body>
      <Foot>
        {children}
        {count > 0 ? (
          <>
            <ToolButton type="button" data-look="main" onClick={onReset}>
              <Icon of={RefreshCw} size="small" />
              {developerText('resetAll')}
            </ToolButton>
            <FramesSwitch />
          </>
        ) : (
          <ToolButton type="button" onClick={() => void endOverrides().then(() => location.reload())}>
            {developerText('end')}
          </ToolButton>
        )}
      </Foot>
    </Leaf>
  );
}

interface SliceListProps extends DeveloperPanelProps {
  /** Of the slices in the list. */
  names: readonly string[];
  onFault: (fault: string | undefined) => void;
}

/** The shell and the slices, below each other. The form to replace a slice is open for one of them at most. */
function SliceList({ slices, contractsVersion, view, problems, states, names, onFault }: SliceListProps) {
  const { live, overrides } = view;
  const [changed, setChanged] = useState<string>();
  const current = useSyncExternalStore(states.subscribe, states.current);
  const isLoading = Object.values(current).some(({ kind }) => kind === 'loading');
  const now = useNow(isLoading);
  const { kB, ms } = shellFiles();
  return (
    <ul role="list">
      <Row>
        <Light data-light="off" aria-hidden />
        <span>
          <Name as="b">shell</Name> <Name>contracts {contractsVersion}</Name>
        </span>
        <Detail>{developerText('loadedWithSize', { size: kB, ms })}</Detail>
      </Row>
      {names.map((name) => {
        const slice = slices.find((one) => one.name === name);
        return (
          <SliceRow
            key={name}
            name={name}
            version={slice?.version ?? ''}
            live={live[name]}
            override={overrides[name]}
            problem={problems[name]}
            state={current[name] ?? { kind: 'idle' }}
            kB={slice ? kilobytesOf(slice) : 0}
            now={now}
            onToggle={() => setChanged(changed === name ? undefined : name)}
            onBack={() => void change(without(overrides, name)).then(onFault)}
            form={
              changed === name && (
                <SwitchForm
                  slice={name}
                  present={slice?.version ?? ''}
                  onCancel={() => setChanged(undefined)}
                  onSwitch={(chosen) => change({ ...overrides, [name]: chosen })}
                />
              )
            }
          />
        );
      })}
    </ul>
  );
}

function FramesSwitch() {
  const [areShown, show] = useFrames();
  return (
    <Choice>
      <input type="checkbox" checked={areShown} onChange={({ currentTarget }) => show(currentTarget.checked)} />
      {developerText('frames')}
    </Choice>
  );
}

/** The time of the page, which goes on only while it is needed. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
