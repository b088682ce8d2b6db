import { routes } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';
import { Button, Meta, Row, StandaloneLink } from '@care/ui';
import { definedProblems, emailProblem, FormGrid, FullWidth, TextField, trimmed, useDraft } from '@care/ui/form';
import { KeyRound, Mail } from 'lucide-react';
import { useState } from 'react';
import { Done } from '../password/EmailForm';
import { CurrentPasswordField, PasswordFields } from '../account-fields/AccountFields';
import { refuseWeakPassword } from '../account-fields/weak-password';
import { namesOf, passwordProblems } from '../account-fields/account-values';
import { ownAccountApi } from './account-api';
import { AccountSection } from '../account-section/AccountSection';
import { OpenForm, useClosing } from './OpenForm';
import { ownAccountText } from './texts';

type State = 'shown' | 'email' | 'password' | 'emailRequested' | 'passwordChanged';

const EMAIL_DRAFT = 'own-email';

/** Whether the present address has to agree to another one. */
const needsOld = ({ email_verified, email_undeliverable }: UserDetails): boolean =>
  email_verified && !email_undeliverable;

/** Changes the e-mail address or the password. */
export function AccessSection({ user }: { user: UserDetails }) {
  const draft = useDraft(EMAIL_DRAFT);
  const [state, setState] = useState<State>(draft.wasFound ? 'email' : 'shown');
  const hide = () => setState('shown');
  const email = useClosing(hide);
  const password = useClosing(hide);
  return (
    <AccountSection title={ownAccountText('access')}>
      {state === 'emailRequested' && (
        <Done>{ownAccountText(needsOld(user) ? 'emailRequested' : 'openEmailRequested')}</Done>
      )}
      {state === 'passwordChanged' && <Done>{ownAccountText('passwordChanged')}</Done>}
      {state === 'email' && <EmailForm user={user} onDone={() => setState('emailRequested')} onCancel={email.close} />}
      {state === 'password' && (
        <PasswordForm user={user} onDone={() => setState('passwordChanged')} onCancel={password.close} />
      )}
      {state !== 'email' && state !== 'password' && (
        <Row>
          <Button ref={email.opener} variant="secondaryBlue" size="small" icon={Mail} onClick={() => setState('email')}>
            {ownAccountText('changeEmail')}
          </Button>
          <Button
            ref={password.opener}
            variant="secondaryBlue"
            size="small"
            icon={KeyRound}
            onClick={() => setState('password')}
          >
            {ownAccountText('changePassword')}
          </Button>
          <StandaloneLink to={routes.accountSecurity.build()}>{ownAccountText('security')}</StandaloneLink>
        </Row>
      )}
    </AccountSection>
  );
}

interface FormProps {
  onDone: () => void;
  onCancel: () => void;
}
interface EmailValues {
  email?: string;
  password?: string;
}

function EmailForm({ user, onDone, onCancel }: FormProps & { user: UserDetails }) {
  const [changeEmail] = ownAccountApi.changeEmail.useMutation();
  return (
    <OpenForm<EmailValues>
      draft={EMAIL_DRAFT}
      required={['email', 'password']}
      validate={({ email }) => definedProblems({ email: emailProblem(email) })}
      send={({ email, password = '' }) => changeEmail({ email: trimmed(email), password })}
      onDone={onDone}
      onCancel={onCancel}
      action={ownAccountText('changeEmail')}
    >
      <Meta>{ownAccountText(needsOld(user) ? 'changeEmailHint' : 'changeOpenEmailHint')}</Meta>
      <FormGrid>
        <TextField
          name="email"
          label={ownAccountText('newEmail')}
          placeholder={user.email}
          type="email"
          autoComplete="email"
          required
        />
        <CurrentPasswordField label={ownAccountText('ownPassword')} />
      </FormGrid>
    </OpenForm>
  );
}

interface PasswordValues {
  old_password?: string;
  password?: string;
  password2?: string;
}
function PasswordForm({ user, onDone, onCancel }: FormProps & { user: UserDetails }) {
  const [changePassword] = ownAccountApi.changePassword.useMutation();
  const personalData = namesOf(user);
  return (
    <OpenForm<PasswordValues>
      draft="own-password"
      required={['old_password']}
      validate={(values) => passwordProblems(values, personalData)}
      send={async ({ old_password = '', password = '', password2 = '' }) => {
        const weak = await refuseWeakPassword(password, personalData);
        return weak ? { problems: weak } : changePassword({ old_password, password, password2 });
      }}
      onDone={onDone}
      onCancel={onCancel}
      action={ownAccountText('savePassword')}
    >
      <FormGrid columns={2}>
        <FullWidth>
          <CurrentPasswordField name="old_password" label={ownAccountText('oldPassword')} />
        </FullWidth>
        <PasswordFields />
      </FormGrid>
    </OpenForm>
  );
}
