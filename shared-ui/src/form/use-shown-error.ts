import { useState, useSyncExternalStore } from 'react';
import type { FieldMetaState } from 'react-final-form';
import { isPressing, onPressEnd } from './pressing';

const textOf = (error: unknown): string | undefined => (typeof error === 'string' && error ? error : undefined);

/**
 * The error to show at a field: none before the first attempt to send; then what the server said until the field is
 * changed, and what the form's own rules say. While someone types or presses something, no error appears, and one that is
 * solved goes at once.
 */
export function useShownError(meta: FieldMetaState): string | undefined {
  const fromServer = meta.dirtySinceLastSubmit ? undefined : textOf(meta.submitError);
  const current = fromServer ?? (meta.submitFailed ? textOf(meta.error) : undefined);
  const typing = Boolean(meta.active && meta.modifiedSinceLastSubmit);
  const pressing = useSyncExternalStore(onPressEnd, isPressing, () => false);
  const [shown, setShown] = useState(current);
  const next = typing || pressing ? current && shown : current;
  if (next !== shown) setShown(next);
  return next;
}
