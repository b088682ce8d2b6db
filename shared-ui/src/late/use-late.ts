import { useCallback, useState } from 'react';

/** Code that arrives only when it is wanted. */
type Late<Module> = { kind: 'absent' } | { kind: 'failed' } | { kind: 'ready'; module: Module };

/** `fetchModule` is an `import()` outside of the component; `load` fetches, and tries again after a failure. */
export function useLate<Module>(fetchModule: () => Promise<Module>) {
  const [late, setLate] = useState<Late<Module>>({ kind: 'absent' });
  const load = useCallback(() => {
    setLate({ kind: 'absent' });
    fetchModule().then(
      (module) => setLate({ kind: 'ready', module }),
      () => setLate({ kind: 'failed' }),
    );
  }, [fetchModule]);
  return { late, load };
}
