import { useId, useState } from 'react';
import type { MapToggleProps } from './MapToggle';

// Survives the change from one search to another; a new document begins with the map closed, as its HTML does.
let wasOpen = false;

export const isMapOpen = (): boolean => wasOpen;

/** Whether the map of the results is open, and how to open and close it; null where there is nothing to show on it. */
export function useResultsMap(hasHits: boolean): MapToggleProps | null {
  const id = useId();
  const [isOpen, setOpen] = useState(() => wasOpen);
  const onToggle = () => {
    wasOpen = !isOpen;
    setOpen(wasOpen);
  };
  return hasHits ? { id, isOpen, onToggle } : null;
}
