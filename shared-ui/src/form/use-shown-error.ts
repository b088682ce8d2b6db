import { useState, useSyncExternalStore } from 'react';
import type { FieldMetaState } from 'react-final-form';
import { isPressing, onPressEnd } from './pressing';

const messageOf = (error: unknown): string | undefined => (typeof error === 'string' && error ? error : undefined);

/**
 * The error to show at a field: none before the first attempt to submit; then the server's error until the field is
 * changed, and after that the error of `validate`. During typing and pressing no new error appears, and a corrected one
 * disappears at once.
 */
export function useShownError(meta: FieldMetaState): string | undefined {
  const fromServer = meta.dirtySinceLastSubmit ? undefined : messageOf(meta.submitError);
  const current = fromServer ?? (meta.submitFailed ? messageOf(meta.error) : undefined);
  const typing = Boolean(meta.active && meta.modifiedSinceLastSubmit);
  const pressing = useSyncExternalStore(onPressEnd, isPressing, () => false);
  const [shown, setShown] = useState(current);
  const next = typing || pressing ? current && shown : current;
  if (next !== shown) setShown(next);
  return next;
}
