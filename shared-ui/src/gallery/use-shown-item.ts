import { useEffect, useEffectEvent, useState } from 'react';

/** What the gallery adds to a step of the browser's history, beside what the router keeps there. */
interface Step {
  galleryItem?: number;
}

const stepNow = (): Step => (history.state as Step | null) ?? {};

/**
 * The item that fills the screen is a step of the history of its own: Back closes it and stays on the page, Forward and a
 * reload show it again. To the router both steps are the same page. `prepare` is called before an item is shown; it gives
 * false when none can be.
 */
export function useShownItem(prepare: () => Promise<boolean>) {
  const [shown, setShown] = useState<number>();
  const follow = useEffectEvent(async () => {
    if (stepNow().galleryItem !== undefined) await prepare();
    setShown(stepNow().galleryItem);
  });
  useEffect(() => {
    const onStep = () => void follow();
    onStep();
    addEventListener('popstate', onStep);
    return () => removeEventListener('popstate', onStep);
  }, []);
  return {
    shown,
    open: async (galleryItem: number) => {
      if (!(await prepare())) return;
      history.pushState({ ...stepNow(), galleryItem } satisfies Step, '');
      setShown(galleryItem);
    },
    turnTo: setShown,
    close: () => {
      setShown(undefined);
      history.back();
    },
  };
}
