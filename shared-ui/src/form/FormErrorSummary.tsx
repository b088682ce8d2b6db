import { t, useSession } from '@care/contracts';
import { Alert, AlertTitle } from '@care/ui';
import styled from '@emotion/styled';
import { useContext, useEffect, useRef, useState, type MouseEvent } from 'react';
import { useFormState } from 'react-final-form';
import { FormContext } from './form-context';

const List = styled.ul`
  padding-inline-start: 1.2rem;
  list-style: disc !important;
  & li {
    padding-block: 0.35rem;
  }
`;

const Box = styled(Alert)`
  margin-bottom: var(--s-5);
`;

/** The first thing inside a group that takes the keyboard, or the control itself. */
function controlOf(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  return element?.querySelector<HTMLElement>('input,select,textarea,button') ?? element;
}

/**
 * Stands at the top of a form after a failed attempt and takes the focus: what is to do, and a link to each field
 * that needs it (AC-06). `attempts` counts the times the form was sent.
 */
export function FormErrorSummary({ attempts }: { attempts: number }) {
  const { idOf, labels } = useContext(FormContext);
  const { submitFailed, submitting, errors, submitErrors, error, submitError } = useFormState({
    subscription: {
      submitFailed: true,
      submitting: true,
      errors: true,
      submitErrors: true,
      error: true,
      submitError: true,
    },
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.focus();
  }, [attempts]);

  const isOver = useSignedInSince(attempts);
  if (!submitFailed || submitting) return null;
  const messages: Record<string, unknown> = { ...submitErrors, ...errors };
  const fields = [...labels].filter(([name]) => typeof messages[name] === 'string');
  const whole: unknown = (isOver ? undefined : submitError) ?? error;
  if (fields.length === 0 && !whole) return null;

  const jump = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    controlOf(idOf(name))?.focus();
  };
  return (
    <Box kind="error" ref={box} tabIndex={-1}>
      <AlertTitle>{typeof whole === 'string' ? whole : t('errors.completeAllFields')}</AlertTitle>
      {fields.length > 0 && (
        <List>
          {fields.map(([name, label]) => (
            <li key={name}>
              <a href={`#${idOf(name)}`} onClick={jump(name)}>
                {label.replace(/\.$/, '')}: {String(messages[name])}
              </a>
            </li>
          ))}
        </List>
      )}
    </Box>
  );
}

/** Whether somebody has signed in again since the last attempt: that it was refused for want of a session is past (SH-09). */
function useSignedInSince(attempts: number): boolean {
  const { status } = useSession();
  const [before, setBefore] = useState(status);
  const [ended, setEnded] = useState<number>();
  if (status !== before) {
    setBefore(status);
    if (before === 'unauthenticated' && status === 'authenticated') setEnded(attempts);
  }
  return attempts === ended;
}
