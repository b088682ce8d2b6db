import { useCallback, useState } from 'react';

/** Code that arrives only when it is wanted. */
type LazyModule<Module> = { kind: 'absent' } | { kind: 'failed' } | { kind: 'ready'; module: Module };

/** `fetchModule` is an `import()` outside of the component; `load` fetches, and tries again after a failure. */
export function useLazyModule<Module>(fetchModule: () => Promise<Module>) {
  const [lazy, setLazy] = useState<LazyModule<Module>>({ kind: 'absent' });
  const load = useCallback(() => {
    setLazy({ kind: 'absent' });
    fetchModule().then(
      (module) => setLazy({ kind: 'ready', module }),
      () => setLazy({ kind: 'failed' }),
    );
  }, [fetchModule]);
  return { lazy, load };
}
