import { useState } from 'react';
import { useLate } from './use-late';

/** A dialog that is code of its own, fetched when it is opened first; `module` is there from then on. */
export function useLateDialog<Module>(fetchModule: () => Promise<Module>) {
  const { late, load } = useLate(fetchModule);
  const [isOpen, setOpen] = useState(false);
  return {
    module: late.kind === 'ready' ? late.module : undefined,
    isOpen,
    isOpening: isOpen && late.kind === 'absent',
    hasFailed: isOpen && late.kind === 'failed',
    open: () => {
      setOpen(true);
      if (late.kind !== 'ready') load();
    },
    close: () => setOpen(false),
  };
}
