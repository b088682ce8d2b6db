import { useId, useState } from 'react';
import type { MapToggleProps } from './MapToggle';

// Kept when the user changes to another search. A new document starts with a closed map, as its server HTML does.
let wasOpen = false;

export const isMapOpen = (): boolean => wasOpen;

/** Whether the map is open, and the functions to open and close it. Null if the map would be empty. */
export function useResultsMap(hasHits: boolean): MapToggleProps | null {
  const id = useId();
  const [isOpen, setOpen] = useState(() => wasOpen);
  const onToggle = () => {
    wasOpen = !isOpen;
    setOpen(wasOpen);
  };
  return hasHits ? { id, isOpen, onToggle } : null;
}
