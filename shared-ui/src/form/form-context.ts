import { createContext, useContext, useEffect, useState, useSyncExternalStore, useRef } from 'react';
import { useField, type FieldMetaState, type UseFieldConfig } from 'react-final-form';
import type { FieldOption } from './SelectField';

interface FormContextValue {
  /** The element id of a field's control, unique on the page. */
  idOf: (name: string) => string;
  /** Registers the label of a field for the error summary; returns a function that removes it. */
  register: (name: string, label: string) => () => void;
  /** Labels by field name, in the order in which the fields were mounted. */
  labels: ReadonlyMap<string, string>;
}

const outside: FormContextValue = {
  idOf: (name) => `field-${name}`,
  register: () => () => undefined,
  labels: new Map(),
};

export const FormContext = createContext<FormContextValue>(outside);

/** Registers a field with the error summary; returns the element id for its control. */
export function useFormField(name: string, label: string): string {
  const { idOf, register } = useContext(FormContext);
  useEffect(() => register(name, label), [register, name, label]);
  return idOf(name);
}

// A press moves the focus away from a field before the click event. An error message that appears in between would move
// the pressed element away from the pointer, and the click would be lost.

// Outside of Redux: the state of the pointer, which only the fields of forms read.
let pressing = false;
const listeners = new Set<() => void>();

function begin() {
  pressing = true;
}

/** In a timeout, so that it runs after the click event. */
const end = () =>
  setTimeout(() => {
    pressing = false;
    for (const listener of listeners) listener();
  });

/** Whether a mouse button or a finger is down. */
export const isPressing = (): boolean => pressing;

/** Calls the listener after each press; returns a function that unsubscribes. */
export function onPressEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', begin, true);
  document.addEventListener('pointerup', end, true);
  document.addEventListener('pointercancel', end, true);
}

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

export interface NamedField {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
}

/** A field of the form, and the props of the frame around its control. */
export function useFramedField<Value>({ name, label, hint, required }: NamedField, config?: UseFieldConfig) {
  const { input, meta } = useField<Value>(name, config);
  const id = useFormField(name, label);
  return { input, meta, frame: { id, label, hint, required, error: useShownError(meta) } };
}

/** For the element around a form: moves the focus to the first field if it is wanted when the form appears. */
export function useFirstFieldFocus(isWanted: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const [wasWanted] = useState(isWanted);
  useEffect(() => {
    if (wasWanted) panel.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [wasWanted]);
  return panel;
}

export interface ChoicesProps extends NamedField {
  options: readonly FieldOption[];
}

export type ChoiceType = 'checkbox' | 'radio';

/** What a choice of a group needs of the form. */
export const useChoice = (
  name: string,
  type: ChoiceType,
  { value, disabled }: Pick<FieldOption, 'value' | 'disabled'>,
) => ({ ...useField<string>(name, { type, value }).input, disabled });
