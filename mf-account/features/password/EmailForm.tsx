import { defineSliceApi } from '@care/contracts';
import type { Accepted, EmailConfirmed, EmailKey, EmailOnly, PasswordReset } from '@care/contracts/schemas';
import { Alert } from '@care/ui';
import { definedProblems, emailProblem, FormGrid, SubmitButton, TextField, trimmed, CallForm } from '@care/ui/form';
import { ActionButton, StatusMessage } from '@care/ui/more';
import { useState, type ReactNode } from 'react';
import { accountPageText } from '../../texts';

/** Endpoints for links in mails, and for requesting such mails. */
export const keyApi = defineSliceApi('account-keys', (build) => ({
  /** The answer is the same for known and unknown addresses. */
  requestReset: build.mutation<Accepted, EmailOnly>({ query: (body) => ({ url: '/auth/password/reset/', body }) }),
  reset: build.mutation<Accepted, PasswordReset>({ query: (body) => ({ url: '/auth/password/reset/confirm/', body }) }),
  confirmEmail: build.mutation<EmailConfirmed, EmailKey>({
    query: (body) => ({ url: '/auth/verify-email/', body }),
    invalidatesTags: [{ type: 'User', id: 'DETAILS' }],
  }),
  resend: build.mutation<Accepted, EmailOnly>({ query: (body) => ({ url: '/auth/verify-email/resend/', body }) }),
}));

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

interface ConfirmationNoticeProps {
  email: string;
  /** Explains what is not possible before the confirmation. */
  children: string;
}

/** Notice that the e-mail address is not confirmed, with a button that sends the link again. */
export function ConfirmationNotice({ email, children }: ConfirmationNoticeProps) {
  const [resend, { isSuccess }] = keyApi.resend.useMutation();
  return (
    <Alert kind="warn" announce="none">
      <p>{children}</p>
      {isSuccess ? (
        <StatusMessage kind="success" title={accountPageText('confirm.sent')} />
      ) : (
        <ActionButton variant="bgNone" size="small" run={() => resend({ email })}>
          {accountPageText('confirm.resend')}
        </ActionButton>
      )}
    </Alert>
  );
}
