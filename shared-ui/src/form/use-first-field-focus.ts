import { useEffect, useRef, useState } from 'react';

/** For the element around a form: moves the focus to the first field if it is wanted when the form appears. */
export function useFirstFieldFocus(isWanted: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const [wasWanted] = useState(isWanted);
  useEffect(() => {
    if (wasWanted) panel.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [wasWanted]);
  return panel;
}
