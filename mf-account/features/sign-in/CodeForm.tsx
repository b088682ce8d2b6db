import { signInWithCode, t, useAppStore } from '@care/contracts';
import { Button } from '@care/ui';
import { CareForm, FormGrid, requiredProblems, SubmitButton, TextField, useFirstFieldFocus } from '@care/ui/form';
import { useState } from 'react';
import { accountPageText } from '../../texts';
import { problemsOf, stepOf } from './sign-in-problems';

interface CodeValues {
  code?: string;
}

interface CodeFormProps {
  /** Otherwise the account has passkeys only. */
  hasApp: boolean;
  onTooLate: () => void;
}

/** The second step of a sign-in: the code of an app, or a recovery code (AC-31). */
export function CodeForm({ hasApp, onTooLate }: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const swap = () => setRecovery(!isRecovery);
  if (!hasApp) return <OneCode lead="passkeyLead" label="recoveryCode" onTooLate={onTooLate} />;
  return isRecovery ? (
    <OneCode
      key="recovery"
      lead="recoveryLead"
      label="recoveryCode"
      other="useApp"
      onOther={swap}
      onTooLate={onTooLate}
    />
  ) : (
    <OneCode key="app" lead="codeLead" label="code" other="useRecoveryCode" onOther={swap} onTooLate={onTooLate} />
  );
}

interface OneCodeProps {
  lead: 'codeLead' | 'recoveryLead' | 'passkeyLead';
  label: 'code' | 'recoveryCode';
  /** Label of the button that leads to the other kind of code. */
  other?: 'useApp' | 'useRecoveryCode';
  onOther?: () => void;
  onTooLate: () => void;
}

function OneCode({ lead, label, other, onOther, onTooLate }: OneCodeProps) {
  const store = useAppStore();
  const container = useFirstFieldFocus(true);
  const send = async ({ code = '' }: CodeValues) => {
    const result = await store.dispatch(signInWithCode(code));
    if (stepOf(result) === 'expired') return onTooLate();
    if (!result.success && result.reason === 'credentials') return { code: accountPageText('signIn.wrongCode') };
    return problemsOf(result, store);
  };
  const isApp = label === 'code';
  return (
    <div ref={container}>
      <CareForm<CodeValues> onSubmit={send} validate={(values) => requiredProblems(values, ['code'])}>
        {() => (
          <FormGrid>
            <p>{accountPageText(`signIn.${lead}`)}</p>
            <TextField
              name="code"
              label={accountPageText(`signIn.${label}`)}
              inputMode={isApp ? 'numeric' : 'text'}
              autoComplete={isApp ? 'one-time-code' : 'off'}
              required
            />
            <SubmitButton size="large" block loadingText={accountPageText('signIn.sending')}>
              {t('nav.login')}
            </SubmitButton>
            {other && (
              <Button variant="bgNone" size="small" onClick={onOther}>
                {accountPageText(`signIn.${other}`)}
              </Button>
            )}
          </FormGrid>
        )}
      </CareForm>
    </div>
  );
}
