import { Component, Suspense, use, useState, type ComponentType, type ReactNode } from 'react';
import { usePlatform, type LoadFailure } from './platform';
import type { SlotName, SlotProps } from './slots';

/**
 * A named place that another slice fills; nothing when none does. Loading, failure and "Erneut laden" stay inside it
 * (SH-18): `<Slot name="provider.ratings" companyId={7} companySlug="lindenhof" />`.
 */
export function Slot<Name extends SlotName>({ name, ...props }: { name: Name } & SlotProps[Name]) {
  const platform = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const id = platform.slots[name];
  if (!id) return null;
  const retry = () => {
    platform.forget(id, props);
    setAttempt(attempt + 1);
  };
  const { Loading, Unavailable } = platform.views;
  const failed = (failure: LoadFailure) => <Unavailable failure={failure} onRetry={retry} />;
  return (
    <SliceBoundary resetKey={attempt + JSON.stringify(props)} slice={id} fallback={failed}>
      <Suspense fallback={<Loading />}>
        <Filling id={id} props={props} failed={failed} />
      </Suspense>
    </SliceBoundary>
  );
}

/** A slot where there is no room for skeletons or failures: until it is filled, and if it never is, `instead` stands there. */
export function QuietSlot<Name extends SlotName>({
  name,
  instead = null,
  ...props
}: { name: Name; instead?: ReactNode } & SlotProps[Name]) {
  const id = usePlatform().slots[name];
  if (!id) return instead;
  return (
    <SliceBoundary resetKey={JSON.stringify(props)} slice={id} fallback={() => instead}>
      <Suspense fallback={instead}>
        <Filling id={id} props={props} failed={() => instead} />
      </Suspense>
    </SliceBoundary>
  );
}

interface FillingProps {
  id: string;
  props: object;
  failed: (failure: LoadFailure) => ReactNode;
}

function Filling({ id, props, failed }: FillingProps) {
  const result = use(usePlatform().filling(id, props));
  if (!result.success) return failed(result.failure);
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
