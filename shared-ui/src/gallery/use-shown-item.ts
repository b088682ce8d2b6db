import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The gallery's part of `history.state`, beside the router's. */
interface GalleryState {
  galleryItem?: number;
}

const currentState = (): GalleryState => (history.state as GalleryState | null) ?? {};

/**
 * The full-screen view has a history entry of its own: Back closes it and stays on the page, Forward and a reload open
 * it again. For the router both entries are the same page. `prepare` is called before an item is shown; it returns
 * false if the view could not be loaded.
 */
export function useShownItem(prepare: () => Promise<boolean>) {
  const [shown, setShown] = useState<number>();
  const isMounted = useRef(false);
  const syncWithHistory = useEffectEvent(async () => {
    if (currentState().galleryItem !== undefined) await prepare();
    setShown(currentState().galleryItem);
  });
  useEffect(() => {
    isMounted.current = true;
    const onPopState = () => void syncWithHistory();
    onPopState();
    addEventListener('popstate', onPopState);
    return () => {
      isMounted.current = false;
      removeEventListener('popstate', onPopState);
    };
  }, []);
  return {
    shown,
    open: async (galleryItem: number) => {
      if (!(await prepare())) return;
      // Meanwhile the user may have pressed again, or have left the page.
      if (!isMounted.current || currentState().galleryItem !== undefined) return;
      history.pushState({ ...currentState(), galleryItem } satisfies GalleryState, '');
      setShown(galleryItem);
    },
    show: setShown,
    close: () => {
      setShown(undefined);
      history.back();
    },
  };
}
