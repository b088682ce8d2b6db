import { useState } from 'react';

// Survives the change from one search to another; a new document begins with the map closed, as its HTML does.
let wasOpen = false;

/** Whether the map is open, and how to open and close it. */
export function useMapOpen(): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(() => wasOpen);
  const toggle = () => {
    wasOpen = !isOpen;
    setOpen(wasOpen);
  };
  return [isOpen, toggle];
}
