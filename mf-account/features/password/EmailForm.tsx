import type { ApiError } from '@care/contracts';
import {
  CareForm,
  definedProblems,
  emailProblem,
  FormGrid,
  requiredProblems,
  SubmitButton,
  submitErrors,
  TextField,
  trimmed,
} from '@care/ui/form';
import { StatusMessage } from '@care/ui/more';
import { useState, type ReactNode } from 'react';
import { accountPageText } from '../../texts';

interface EmailValues {
  email?: string;
}
interface EmailFormProps {
  /** Sends the address; returns an error, or undefined on success. */
  send: (email: string) => Promise<ApiError | undefined>;
  action: string;
  /** The status message, the same for known and unknown addresses. */
  done: string;
  email?: string;
}

/** Requests a mail to an address; the result does not reveal whether the address is known. */
export function EmailForm({ send, action, done, email }: EmailFormProps) {
  const [isDone, setIsDone] = useState(false);
  const submit = async (values: EmailValues) => {
    const error = await send(trimmed(values.email));
    if (error) return submitErrors(error, ['email']);
    setIsDone(true);
    return undefined;
  };
  if (isDone) return <Done>{done}</Done>;
  return (
    <CareForm<EmailValues> onSubmit={submit} initialValues={{ email }} validate={validate}>
      {() => (
        <FormGrid>
          <TextField name="email" label={accountPageText('own.email')} type="email" autoComplete="email" required />
          <SubmitButton size="large" block>
            {action}
          </SubmitButton>
        </FormGrid>
      )}
    </CareForm>
  );
}

const validate = (values: EmailValues) => ({
  ...definedProblems({ email: emailProblem(values.email) }),
  ...requiredProblems(values, ['email']),
});

/** Replaces a form after success. */
export const Done = ({ children }: { children: ReactNode }) => <StatusMessage kind="success">{children}</StatusMessage>;
