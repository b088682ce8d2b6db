import { useLocation, useNavigate } from '@care/contracts/router';
import { useEffect, useEffectEvent } from 'react';

/**
 * While something is open, the browser's back button closes it and stays on the page. Opening adds an entry with the
 * same address to the browser's history. The returned function closes as the back button does, and so removes that
 * entry.
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const closeHere = useEffectEvent(() => {
    onClose();
    // The address may have changed since the entry was added, by a filter. It stays as it is now.
    const stays = decodeURI(window.location.pathname) === decodeURI(pathname) && window.location.search === search;
    if (!stays) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    history.pushState(history.state, '');
    const onPop = () => closeHere();
    addEventListener('popstate', onPop, { once: true });
    return () => removeEventListener('popstate', onPop);
  }, [isOpen]);
  return () => history.back();
}
