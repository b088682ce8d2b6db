import { createContext, useContext, useEffect } from 'react';

interface FormContextValue {
  /** The id of a field's control, unique on the page. */
  idOf: (name: string) => string;
  /** Remembers what a field is called, for the summary of errors; gives back how to forget it. */
  register: (name: string, label: string) => () => void;
  /** Labels by name, in the order in which the fields appeared. */
  labels: ReadonlyMap<string, string>;
}

const outside: FormContextValue = {
  idOf: (name) => `field-${name}`,
  register: () => () => undefined,
  labels: new Map(),
};

export const FormContext = createContext<FormContextValue>(outside);

/** The id for a field's control; its label becomes known to the summary of errors. */
export function useFormField(name: string, label: string): string {
  const { idOf, register } = useContext(FormContext);
  useEffect(() => register(name, label), [register, name, label]);
  return idOf(name);
}
