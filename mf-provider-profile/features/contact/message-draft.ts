import { useEffect } from 'react';
import type { MessageValues } from './message-values';

const keyOf = (companyId: number): string => `message:${companyId}`;

/** What was written to this provider in this tab and not sent yet; consent is asked for anew. */
export function readDraft(companyId: number): MessageValues {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(companyId)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {}; // no storage here, or something else in it
  }
}

export function dropDraft(companyId: number): void {
  keep(() => sessionStorage.removeItem(keyOf(companyId)));
}

/** Keeps what is being written until it is sent or the tab is closed. */
export function useKeptDraft(companyId: number, values: MessageValues): void {
  useEffect(() => {
    const { consent: _, ...written } = values;
    if (Object.keys(written).length === 0) return;
    keep(() => sessionStorage.setItem(keyOf(companyId), JSON.stringify(written)));
  }, [companyId, values]);
}

/** Browsers may refuse storage; then the form just works without. */
function keep(write: () => void): void {
  try {
    write();
  } catch {
    return;
  }
}
