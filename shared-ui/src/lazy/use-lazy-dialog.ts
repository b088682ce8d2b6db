import { useState } from 'react';
import { useLazyModule } from './use-lazy-module';

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
