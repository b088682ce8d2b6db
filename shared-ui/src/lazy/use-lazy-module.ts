import { useCallback, useState } from 'react';

/** State of a lazy-loaded module. */
type LazyModule<Module> = { kind: 'absent' } | { kind: 'failed' } | { kind: 'ready'; module: Module };

/**
 * `fetchModule` calls `import()` and is defined outside of the component; `load` starts it, also again after a failure.
 * A module that is ready stays ready when `load` is called again.
 */
export function useLazyModule<Module>(fetchModule: () => Promise<Module>) {
  const [lazy, setLazy] = useState<LazyModule<Module>>({ kind: 'absent' });
  const load = useCallback(() => {
    setLazy((before) => (before.kind === 'ready' ? before : { kind: 'absent' }));
    fetchModule().then(
      (module) => setLazy({ kind: 'ready', module }),
      () => setLazy({ kind: 'failed' }),
    );
  }, [fetchModule]);
  return { lazy, load };
}

/** State of a lazy-loaded dialog: its code is loaded when it is opened first. */
export function useLazyDialog<Module>(fetchModule: () => Promise<Module>) {
  const { lazy, load } = useLazyModule(fetchModule);
  const [isOpen, setOpen] = useState(false);
  return {
    module: lazy.kind === 'ready' ? lazy.module : undefined,
    isOpen,
    isOpening: isOpen && lazy.kind === 'absent',
    hasFailed: isOpen && lazy.kind === 'failed',
    open: () => {
      setOpen(true);
      if (lazy.kind !== 'ready') load();
    },
    close: () => setOpen(false),
  };
}
