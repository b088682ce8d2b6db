import { definedProblems, emailProblem, FormGrid, SubmitButton, TextField, trimmed, CallForm } from '@care/ui/form';
import { StatusMessage } from '@care/ui/more';
import { useState, type ReactNode } from 'react';
import { accountPageText } from '../../texts';
interface EmailFormProps {
  /** Sends the address. */
  send: (email: string) => PromiseLike<{ error?: unknown }>;
  action: string;
  /** The status message, the same for known and unknown addresses. */
  done: string;
  email?: string;
}

/** Requests a mail to an address; the result does not reveal whether the address is known. */
export function EmailForm({ send, action, done, email }: EmailFormProps) {
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <Done>{done}</Done>;
  return (
    <CallForm<{ email?: string }>
      send={(values) => send(trimmed(values.email))}
      onDone={() => setIsDone(true)}
      initialValues={{ email }}
      required={['email']}
      validate={(values) => definedProblems({ email: emailProblem(values.email) })}
    >
      <FormGrid>
        <TextField name="email" label={accountPageText('own.email')} type="email" autoComplete="email" required />
        <SubmitButton size="large" block>
          {action}
        </SubmitButton>
      </FormGrid>
    </CallForm>
  );
}

/** Replaces a form after success. */
export const Done = ({ children }: { children: ReactNode }) => <StatusMessage kind="success">{children}</StatusMessage>;
