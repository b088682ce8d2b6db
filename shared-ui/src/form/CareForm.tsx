import { t } from '@care/contracts';
import { Meta, media, ownProps } from '@care/ui';
import styled from '@emotion/styled';
import type { Config, FormApi, SubmissionErrors, Mutator } from 'final-form';
import { useId, useMemo, useState, type FormEvent, type ReactNode, useEffect } from 'react';
import { Form, type FormRenderProps, useForm } from 'react-final-form';
import { FormContext } from './form-context';
import { FormErrorSummary } from './FormErrorSummary';

/**
 * Removes what the server said about the last attempt: its error of the whole form, and its errors at fields that were
 * changed since. The library keeps them while `validate` prevents an attempt, and then shows them again (SH-21).
 */
function dropOutdatedErrors<Values extends object>(
  ...[, { formState, fields }, { getIn }]: Parameters<Mutator<Values>>
): void {
  const { submitErrors = {}, lastSubmittedValues = {}, values } = formState;
  delete formState.submitError;
  formState.submitErrors = Object.fromEntries(
    Object.entries(submitErrors).filter(([name]) =>
      fields[name as keyof Values]?.isEqual(getIn(lastSubmittedValues, name), getIn(values, name)),
    ),
  );
}

const nothing = () => undefined;

interface HeldFieldsProps {
  names: readonly string[];
  /** When two values of a field are the same; by default when they are identical. */
  isEqual?: (one: unknown, other: unknown) => boolean;
}

/**
 * Keeps fields registered with the form; rendered before them. The library resets a field to its initial value when it
 * is mounted, which would overwrite a restored draft or a value moved to another row.
 */
export function HeldFields({ names, isEqual }: HeldFieldsProps) {
  const form = useForm();
  const list = names.join('\n');
  useEffect(() => {
    const config = isEqual && { isEqual };
    const unregisterAll = list ? list.split('\n').map((name) => form.registerField(name, nothing, {}, config)) : [];
    return () => unregisterAll.forEach((unregister) => unregister());
  }, [form, list, isEqual]);
  return null;
}

type SubmitResult = SubmissionErrors | undefined | void;

export interface CareFormProps<Values extends object> {
  /** Submits the form; returns errors by field (see `submitErrors`), or nothing on success. */
  onSubmit: (values: Values, form: FormApi<Values>) => SubmitResult | Promise<SubmitResult>;
  initialValues?: Partial<Values>;
  /** Operations on the form's state by name, such as those of `final-form-arrays`. */
  mutators?: Config<Values>['mutators'];
  /** Returns errors by field; they are shown after the first attempt, never while typing. */
  validate?: (values: Values) => Partial<Record<keyof Values & string, string>>;
  /** Shows that `*` marks required fields; false for forms without any. */
  requiredHint?: boolean;
  /**
   * A function without parameters is not rendered again on every change of the form's state. That keeps typing fast on
   * slow phones.
   */
  children: (form: FormRenderProps<Values>) => ReactNode;
}

const RequiredHint = styled(Meta)`
  margin-bottom: var(--s-4);
`;

/** A subscription to no part of the form's state. */
const noState = {};

function useLabels() {
  const id = useId();
  return useMemo(() => {
    const labels = new Map<string, string>();
    const register = (name: string, label: string) => {
      labels.set(name, label);
      return () => void labels.delete(name);
    };
    return { labels, register, idOf: (name: string) => `${id}-${name}` };
  }, [id]);
}

/**
 * A form on react-final-form. Errors appear at the first attempt to submit, and afterwards when a field loses the
 * focus. A failed attempt keeps the values and moves the focus to a summary that links to each field (SH-21).
 */
export function CareForm<Values extends object>(props: CareFormProps<Values>) {
  const { onSubmit, initialValues, mutators, validate, requiredHint = true, children } = props;
  const context = useLabels();
  const [attempts, setAttempts] = useState(0);
  return (
    <FormContext.Provider value={context}>
      <Form<Values>
        onSubmit={onSubmit}
        initialValues={initialValues}
        mutators={{ ...mutators, dropOutdatedErrors }}
        validate={validate}
        subscription={children.length === 0 ? noState : undefined}
      >
        {(form) => {
          const submit = async (event: FormEvent<HTMLFormElement>) => {
            form.form.mutators.dropOutdatedErrors?.();
            await form.handleSubmit(event);
            setAttempts((count) => count + 1);
          };
          return (
            <form
              // Before hydration a submit with GET would put the values into the URL.
              method="post"
              noValidate
              onSubmit={(event) => void submit(event)}
            >
              <HeldFields names={Object.keys(initialValues ?? {})} />
              <FormErrorSummary attempts={attempts} />
              {requiredHint && <RequiredHint>{t('fields.requiredHint')}</RequiredHint>}
              {children(form)}
            </form>
          );
        }}
      </Form>
    </FormContext.Provider>
  );
}

/**
 * The fields of a form below each other; with `columns={2}` in two columns from 768 px. `FullWidth` spans both columns.
 */
export const FormGrid = styled('div', ownProps('columns'))<{ columns?: 1 | 2 }>`
  display: grid;
  gap: var(--s-5);
  ${media.tablet} {
    grid-template-columns: ${({ columns = 1 }) => (columns === 2 ? '1fr 1fr' : '1fr')};
  }
`;

export const FullWidth = styled.div`
  grid-column: 1 / -1;
`;
