import { createContext, useContext, useEffect } from 'react';

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
