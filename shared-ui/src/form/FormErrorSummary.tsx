import { t, useSession } from '@care/contracts';
import { Alert, AlertTitle } from '@care/ui';
import styled from '@emotion/styled';
import { useContext, useEffect, useRef, useState, type MouseEvent } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { FormContext } from './form-context';

// Less space at the sides of a phone, so that large text has room for its words.
const List = styled.ul`
  padding-inline-start: min(1.2rem, 5vw);
  list-style: disc !important;
  & li {
    padding-block: 0.35rem;
  }
`;

const Box = styled(Alert)`
  margin-bottom: var(--s-5);
  padding-inline: min(var(--s-5), 4vw);
`;

/** The first focusable control of a group, or the control itself. */
function controlOf(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  return element?.querySelector<HTMLElement>('input,select,textarea,button') ?? element;
}

/** Whether a field has no value yet; that of an address is its text. */
function isEmpty(value: unknown): boolean {
  const entry = typeof value === 'object' && value !== null && 'text' in value ? value.text : value;
  return !entry || (typeof entry === 'string' && !entry.trim()) || (Array.isArray(entry) && entry.length === 0);
}

/**
 * Shown at the top of a form after a failed attempt. It takes the focus, says what to do, and links to each field with
 * an error (AC-06). It asks to complete fields only if one of these is empty. `attempts` is the number of submits.
 */
export function FormErrorSummary({ attempts }: { attempts: number }) {
  const { idOf, labels } = useContext(FormContext);
  const { getFieldState } = useForm();
  const { submitFailed, submitting, errors, submitErrors, dirtyFieldsSinceLastSubmit, error, submitError } =
    useFormState({
      subscription: {
        submitFailed: true,
        submitting: true,
        errors: true,
        submitErrors: true,
        dirtyFieldsSinceLastSubmit: true,
        error: true,
        submitError: true,
      },
    });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);

  const hasSignedInAgain = useSignedInSince(attempts);
  if (!submitFailed || submitting) return null;
  // The server's error of a field concerns the value that was sent.
  const fromServer = Object.entries(submitErrors ?? {}).filter(([name]) => !dirtyFieldsSinceLastSubmit?.[name]);
  const messages: Record<string, unknown> = { ...Object.fromEntries(fromServer), ...errors };
  const fields = [...labels].filter(([name]) => typeof messages[name] === 'string');
  const formError: unknown = (hasSignedInAgain ? undefined : submitError) ?? error;
  if (fields.length === 0 && !formError) return null;
  // What is typed into the field of a list counts as its entry.
  const isUnfilled = (name: string) => [name, `${name}Draft`].every((one) => isEmpty(getFieldState(one)?.value));
  const hasEmpty = fields.some(([name]) => isUnfilled(name));

  const focusField = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    controlOf(idOf(name))?.focus();
  };
  return (
    <Box kind="error" ref={box} tabIndex={-1}>
      <AlertTitle>
        {typeof formError === 'string' ? formError : t(hasEmpty ? 'errors.completeAllFields' : 'errors.checkFields')}
      </AlertTitle>
      {fields.length > 0 && (
        <List>
          {fields.map(([name, label]) => (
            <li key={name}>
              <a href={`#${idOf(name)}`} onClick={focusField(name)}>
                {label.replace(/\.$/, '')}: {String(messages[name])}
              </a>
            </li>
          ))}
        </List>
      )}
    </Box>
  );
}

/**
 * Whether the user has signed in again since the last attempt, so that its error about the ended session is outdated
 * (SH-09).
 */
function useSignedInSince(attempts: number): boolean {
  const { status } = useSession();
  const [previousStatus, setPreviousStatus] = useState(status);
  const [attemptsAtSignIn, setAttemptsAtSignIn] = useState<number>();
  if (status !== previousStatus) {
    setPreviousStatus(status);
    if (previousStatus === 'unauthenticated' && status === 'authenticated') setAttemptsAtSignIn(attempts);
  }
  return attempts === attemptsAtSignIn;
}
