import type { PlatformViews } from '@care/contracts';
import { parseModuleId } from '@care/federation/browser';
import styled from '@emotion/styled';
import { useSyncExternalStore, type ReactNode } from 'react';

const KEY = 'pf-developer-frames';
// Outside of Redux: the developers' tools must work while the page and its store do not.
const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const areShown = () => sessionStorage.getItem(KEY) !== 'hidden';

/** Whether replaced slices have a frame; kept for this tab. They have one until it is switched off. */
export function useFrames(): [boolean, (areShown: boolean) => void] {
  const show = (now: boolean) => {
    if (now) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, 'hidden');
    for (const listener of listeners) listener();
  };
  return [useSyncExternalStore(subscribe, areShown), show];
}

// It has no box of its own, so that the layout of the page stays.
const Framed = styled.div`
  display: contents;
  &[data-name] > * {
    outline: 4px solid var(--lamp-400);
    outline-offset: -4px;
    box-shadow: 0 0 0 3px var(--night);
  }
  &[data-name]::before {
    content: attr(data-name);
    position: absolute;
    z-index: var(--z-header);
    inset-inline-end: 0;
    padding: 0.1rem 0.6rem;
    background: var(--night);
    color: var(--night-text);
    font:
      600 0.875rem/1.6 ui-monospace,
      'DejaVu Sans Mono',
      monospace;
    pointer-events: none;
  }
`;

/** Puts a frame with name and source around each replaced slice. `targets`: slice → where it comes from. */
export const frameFor = (targets: Readonly<Record<string, string>>): PlatformViews['Frame'] =>
  function SliceFrame({ module, children }: { module: string; children: ReactNode }) {
    const [isShown] = useFrames();
    const { slice } = parseModuleId(module);
    const target = targets[slice];
    if (!target) return children;
    // Without the attribute nothing is drawn. The element stays, so that switching the frames off keeps the page's state.
    return <Framed data-name={isShown ? `${slice} · ${target}` : undefined}>{children}</Framed>;
  };
