import { Component, memo, Suspense, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { refetchAll } from './api';
import { isThere, usePlatform, type LoadFailure, type LoadResult } from './platform';
import type { SlotModule } from './page';
import type { SlotName, SlotProps } from './slots';

/**
 * A named place that another slice fills; nothing when none does. Loading, failure and "Erneut laden" stay inside it
 * (SH-18): `<Slot name="provider.ratings" companyId={7} companySlug="lindenhof" />`.
 */
export function Slot<Name extends SlotName>({ name, ...props }: { name: Name } & SlotProps[Name]) {
  const platform = usePlatform();
  const id = platform.slots[name];
  const { Loading, Unavailable } = platform.views;
  if (!id) return null;
  return <FilledSlot id={id} props={props} Waiting={Loading} Failed={Unavailable} />;
}

/**
 * A slot without skeleton and error message: `instead` is shown until it has loaded, after a crash, and if it is empty.
 */
export function QuietSlot<Name extends SlotName>({
  name,
  instead = null,
  ...props
}: { name: Name; instead?: ReactNode } & SlotProps[Name]) {
  const id = usePlatform().slots[name];
  if (!id) return instead;
  return <FilledSlot id={id} props={props} instead={instead} />;
}

interface FilledSlotProps {
  /** Module id of the filling. */
  id: string;
  props: object;
  /** The view while the filling is loading; default `instead`. */
  Waiting?: ComponentType;
  /** The view after a failure. Without it loading is tried again, and `instead` is shown. */
  Failed?: ComponentType<{ failure: LoadFailure; onRetry: () => Promise<void> }>;
  instead?: ReactNode;
}

function isShallowEqual(a: object, b: object): boolean {
  const [entries, others] = [Object.entries(a), new Map(Object.entries(b))];
  return entries.length === others.size && entries.every(([key, value]) => Object.is(value, others.get(key)));
}

const isSameFilling = ({ props, ...before }: FilledSlotProps, { props: nextProps, ...next }: FilledSlotProps) =>
  isShallowEqual(before, next) && isShallowEqual(props, nextProps);

/**
 * The server's HTML of a filling stays until its code has loaded. React would discard the HTML when the props change,
 * so the component renders again only when they differ.
 */
const FilledSlot = memo(function FilledSlot({ id, props, Waiting, Failed, instead }: FilledSlotProps) {
  const platform = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const filling = platform.filling(id, props, !Failed);
  const failure = useFailure(filling);
  const visit = useDeparturesBefore(filling);
  const retry = async ({ reason }: LoadFailure) => {
    // The slice threw on cached answers.
    if (reason === 'crashed') await refetchAll(platform.store);
    platform.forget(id, props);
    setAttempt(attempt + 1);
  };
  const failed = (why: LoadFailure) => (Failed ? <Failed failure={why} onRetry={() => retry(why)} /> : instead);
  if (failure) return failed(failure);
  return (
    <Suspense key={visit} fallback={Waiting ? <Waiting /> : instead}>
      <SliceBoundary resetKey={attempt + JSON.stringify(props)} slice={id} fallback={failed}>
        <Filling filling={filling} props={props} />
      </SliceBoundary>
    </Suspense>
  );
}, isSameFilling);

type Content = Promise<LoadResult<SlotModule>>;

/**
 * Why loading the filling failed. The error message replaces the server's HTML, which only a loaded filling can
 * hydrate.
 */
function useFailure(filling: Content): LoadFailure | undefined {
  const [failed, setFailed] = useState<{ filling: Content; failure: LoadFailure }>();
  useEffect(() => {
    let isCurrent = true;
    void filling.then((result) => {
      if (isCurrent && !result.success) setFailed({ filling, failure: result.failure });
    });
    return () => {
      isCurrent = false;
    };
  }, [filling]);
  return failed?.filling === filling ? failed.failure : undefined;
}

/**
 * Counts the navigations that happened before the filling had loaded. It is the key of the suspended content: without a
 * new key React would delay the next page until the server's HTML can be hydrated.
 */
function useDeparturesBefore(filling: Content): number {
  const platform = usePlatform();
  const [count, setCount] = useState(0);
  useEffect(
    () => platform.onDeparture(() => !isThere(filling) && setCount((before) => before + 1)),
    [platform, filling],
  );
  return count;
}

const forever = new Promise<never>(() => undefined);

function Filling({ filling, props }: { filling: Content; props: object }) {
  const result = use(filling);
  if (!result.success) {
    // The browser tries to load the filling itself.
    if (typeof window === 'undefined') throw new Error(result.failure.message);
    // `FilledSlot` shows the failure.
    return use(forever);
  }
  const Content = result.module.default as ComponentType<object>;
  return <Content {...props} />;
}

interface BoundaryProps {
  /** Module id, for the report. */
  slice: string;
  /** A new value renders the children again. */
  resetKey: unknown;
  fallback: (failure: LoadFailure) => ReactNode;
  children: ReactNode;
}

/** Shows the fallback when a slice throws while rendering, so that the rest of the page stays (SH-18). */
export class SliceBoundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  #shownKey: unknown;
  /** Whether these children have been on the page. */
  get isShown(): boolean {
    return this.#shownKey === this.props.resetKey;
  }
  override componentDidMount() {
    if (!this.state.error) this.#shownKey = this.props.resetKey;
  }
  override componentDidUpdate(before: BoundaryProps) {
    this.componentDidMount();
    if (this.state.error && before.resetKey !== this.props.resetKey) this.setState({ error: undefined });
  }
  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback({ slice: this.props.slice, version: '', reason: 'crashed', message: error.message });
  }
}
