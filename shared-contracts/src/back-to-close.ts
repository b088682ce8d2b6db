import { useLocation } from '@care/contracts/router';
import { useEffect, useEffectEvent } from 'react';

/** The router's part of `history.state`, and how many open things have an entry up to this one. */
interface EntryState {
  idx?: number;
  key?: string;
  opened?: number;
}

const entryState = (): EntryState => (history.state as EntryState | null) ?? {};
const currentEntry = () => ({ href: location.href, state: entryState() });

/** Closes what is open, the latest last. Each has one entry in the browser's history. */
const opened: (() => void)[] = [];
/** The entry with the address of the page. It is written to the entry that stays when something is closed. */
let page: ReturnType<typeof currentEntry> | undefined;

/**
 * Closes what the browser went back over. The router does not see the event, because the entry below may hold the search
 * from before a filter, and the router would load it.
 */
function onPop(event: PopStateEvent) {
  const { idx, opened: rest = 0 } = entryState();
  const closed = opened.splice(rest);
  // The router numbers the pages; another number is another page.
  if (page && page.state.idx === idx && closed.length > 0) {
    event.stopImmediatePropagation();
    history.replaceState({ ...page.state, opened: rest }, '', page.href);
  } else page = undefined;
  for (const close of closed.reverse()) close();
}

/**
 * Lets the browser's back button close what is open. It is called before the router is created, because browsers call the
 * listeners of a window in the order in which they were added. Returns a function that ends it.
 */
export function startBackToClose(): () => void {
  addEventListener('popstate', onPop);
  return () => removeEventListener('popstate', onPop);
}

function add(close: () => void) {
  const { opened: before = 0 } = entryState();
  opened.push(close);
  // After a reload, or on the way back from another page, the entry that was added for something open is still there.
  if (before < opened.length) {
    history.replaceState({ ...entryState(), opened: opened.length - 1 }, '');
    history.pushState({ ...entryState(), opened: opened.length }, '');
  }
  page = currentEntry();
}

function remove(close: () => void) {
  const place = opened.indexOf(close);
  if (place >= 0) opened.splice(place, 1);
}

/**
 * While something is open, the browser's back button closes it and stays on the page. Opening adds an entry with the
 * same address to the browser's history. The returned function closes as the back button does, and so removes that
 * entry. A filter that is chosen meanwhile stays in the address (SR-04).
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): () => void {
  const { key, pathname, search } = useLocation();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeThis = () => close();
    add(closeThis);
    return () => remove(closeThis);
  }, [isOpen]);
  useEffect(() => {
    // The router has replaced the state of the entry, and with it the number of what is open.
    if (opened.length > 0) history.replaceState({ ...entryState(), opened: opened.length }, '');
    // The router wrote this address to the entry that was left since.
    else if (page && page.state.key === entryState().key && page.state.key !== key)
      history.replaceState({ ...entryState(), key }, '', pathname + search);
    page = opened.length > 0 ? currentEntry() : undefined;
  }, [key, pathname, search]);
  return () => history.back();
}
