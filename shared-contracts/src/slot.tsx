import { Component, memo, Suspense, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { refetchAll } from './refetch';
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
  return <Place id={id} props={props} Waiting={Loading} Failed={Unavailable} />;
}

/** A slot where there is no room for skeletons or failures: until it is filled, and if it never is, `instead` stands there. */
export function QuietSlot<Name extends SlotName>({
  name,
  instead = null,
  ...props
}: { name: Name; instead?: ReactNode } & SlotProps[Name]) {
  const id = usePlatform().slots[name];
  if (!id) return instead;
  return <Place id={id} props={props} instead={instead} />;
}

interface PlaceProps {
  /** Module id of the filling. */
  id: string;
  props: object;
  /** What shows while the filling is on its way, and when it fails; without them `instead` does. */
  Waiting?: ComponentType;
  Failed?: ComponentType<{ failure: LoadFailure; onRetry: () => Promise<void> }>;
  instead?: ReactNode;
}

function isShallowEqual(a: object, b: object): boolean {
  const [entries, others] = [Object.entries(a), new Map(Object.entries(b))];
  return entries.length === others.size && entries.every(([key, value]) => Object.is(value, others.get(key)));
}

const isSamePlace = ({ props, ...before }: PlaceProps, { props: nextProps, ...next }: PlaceProps): boolean =>
  isShallowEqual(before, next) && isShallowEqual(props, nextProps);

/**
 * The server's HTML of a filling stays until its code is there: React gives it up for any change from outside, so the place
 * is not rendered again while what it gets is the same.
 */
const Place = memo(function Place({ id, props, Waiting, Failed, instead }: PlaceProps) {
  const platform = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const filling = platform.filling(id, props);
  const failure = useFailure(filling);
  const visit = useDeparturesBefore(filling);
  const retry = async ({ reason }: LoadFailure) => {
    // What threw did so on the answers that are kept.
    if (reason === 'crashed') await refetchAll(platform.store);
    platform.forget(id, props);
    setAttempt(attempt + 1);
  };
  const failed = (why: LoadFailure) => (Failed ? <Failed failure={why} onRetry={() => retry(why)} /> : instead);
  if (failure) return failed(failure);
  return (
    <SliceBoundary resetKey={attempt + JSON.stringify(props)} slice={id} fallback={failed}>
      <Suspense key={visit} fallback={Waiting ? <Waiting /> : instead}>
        <Filling filling={filling} props={props} />
      </Suspense>
    </SliceBoundary>
  );
}, isSamePlace);

type Content = Promise<LoadResult<SlotModule>>;

/** Why the filling did not arrive. It takes the place of the server's HTML, which React could only take over from a filling. */
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
 * Counts when the visitor went elsewhere before the filling was there. It is the key of what waits: React would hold the
 * next page back until the server's HTML in it can be taken over.
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
    // The server leaves the place to the browser, which may have more luck.
    if (typeof window === 'undefined') throw new Error(result.failure.message);
    // `Place` shows the failure.
    return use(forever);
  }
  const Content = result.module.default as ComponentType<object>;
  return <Content {...props} />;
}

interface BoundaryProps {
  /** Module id, for the report. */
  slice: string;
  /** A new value tries the children again. */
  resetKey: unknown;
  fallback: (failure: LoadFailure) => ReactNode;
  children: ReactNode;
}

/** Keeps a slice that throws while rendering inside its own area (SH-18). */
export class SliceBoundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.error && before.resetKey !== this.props.resetKey) this.setState({ error: undefined });
  }
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback({ slice: this.props.slice, version: '', reason: 'crashed', message: error.message });
  }
}
