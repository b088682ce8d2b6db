import { PANEL_HASH } from '../paths';

const KEY = 'pf-developer-panel';

/** Kept for this tab, because every change of an override loads the page again. */
export function rememberOpen(isOpen: boolean): void {
  if (isOpen) sessionStorage.setItem(KEY, 'open');
  else sessionStorage.removeItem(KEY);
}

/** Whether the panel was open before the page loaded, or a link without overrides leads to it. */
export function isRememberedOpen(): boolean {
  if (location.hash === PANEL_HASH) {
    history.replaceState(history.state, '', location.pathname + location.search);
    rememberOpen(true);
  }
  return sessionStorage.getItem(KEY) === 'open';
}
