import { t } from '@care/contracts';
import { Meta } from '@care/ui';
import type { FormApi, SubmissionErrors } from 'final-form';
import { useId, useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { Form, type FormRenderProps } from 'react-final-form';
import { FormContext } from './form-context';
import { FormErrorSummary } from './FormErrorSummary';
import { HeldFields } from './HeldFields';

type Answer = SubmissionErrors | undefined | void;

export interface CareFormProps<Values extends object> {
  /** Sends the form; gives the errors by field (see `submitErrors`), or nothing when all went well. */
  onSubmit: (values: Values, form: FormApi<Values>) => Answer | Promise<Answer>;
  initialValues?: Partial<Values>;
  /** Errors by field; shown after the first attempt, never while typing. */
  validate?: (values: Values) => Partial<Record<keyof Values & string, string>>;
  /** Says that `*` marks required fields; off for forms without any. */
  requiredHint?: boolean;
  /** Where the form goes when there is no script. */
  action?: string;
  className?: string;
  /** Who does not ask for the form is not drawn again by what happens in it, so that slow phones keep up with who types. */
  children: (form: FormRenderProps<Values>) => ReactNode;
}

/** Of the form's state. */
const nothing = {};

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
 * A form on react-final-form: what was typed stays, errors appear with the first attempt to send and on leaving a field
 * afterwards, and a failed attempt moves the focus to a summary that links to each field (SH-21).
 */
export function CareForm<Values extends object>({
  onSubmit,
  initialValues,
  validate,
  requiredHint = true,
  action,
  className,
  children,
}: CareFormProps<Values>) {
  const context = useLabels();
  const [attempts, setAttempts] = useState(0);
  return (
    <FormContext.Provider value={context}>
      <Form<Values>
        onSubmit={onSubmit}
        initialValues={initialValues}
        validate={validate}
        subscription={children.length === 0 ? nothing : undefined}
      >
        {(form) => {
          const send = async (event: FormEvent<HTMLFormElement>) => {
            await form.handleSubmit(event);
            setAttempts((count) => count + 1);
          };
          return (
            <form
              className={className}
              action={action}
              // Sent before the script is there, what was typed must not end up in the address.
              method={action ? undefined : 'post'}
              noValidate
              onSubmit={(event) => void send(event)}
            >
              <HeldFields names={Object.keys(initialValues ?? {})} />
              <FormErrorSummary attempts={attempts} />
              {requiredHint && <Meta>{t('fields.requiredHint')}</Meta>}
              {children(form)}
            </form>
          );
        }}
      </Form>
    </FormContext.Provider>
  );
}
