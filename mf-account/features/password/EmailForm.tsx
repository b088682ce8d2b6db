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
import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { tt } from '../../texts';

const Fields = styled(FormGrid)`
  margin-top: var(--s-4);
`;

interface EmailValues {
  email?: string;
}
interface EmailFormProps {
  /** Sends the address; gives what went wrong, if something did. */
  send: (email: string) => Promise<ApiError | undefined>;
  action: string;
  /** What to say afterwards, whether the address is known or not. */
  done: string;
  email?: string;
}

/** Asks for an address that a mail is sent to, and then says the same for every address. */
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
    <CareForm<EmailValues> onSubmit={submit} initialValues={{ email }} validate={problemsOf}>
      {() => (
        <Fields>
          <TextField name="email" label={tt('own.email')} type="email" autoComplete="email" required />
          <SubmitButton size="large" block>
            {action}
          </SubmitButton>
        </Fields>
      )}
    </CareForm>
  );
}

const problemsOf = (values: EmailValues) => ({
  ...definedProblems({ email: emailProblem(values.email) }),
  ...requiredProblems(values, ['email']),
});

/** In a form's place once it is done. */
export const Done = ({ children }: { children: ReactNode }) => <StatusMessage kind="success">{children}</StatusMessage>;
