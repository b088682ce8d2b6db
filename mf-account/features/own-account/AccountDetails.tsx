import { periodLabel, profilePath, t, tierLabel, updateSession, useAppDispatch, routes } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';
import { Button, Link, Meta, Row, StandaloneLink } from '@care/ui';
import {
  definedProblems,
  FormGrid,
  FullWidth,
  phoneProblem,
  TextField,
  WideTextField,
  trimmed,
  useDraft,
  emailProblem,
} from '@care/ui/form';
import { Term, Terms } from '@care/ui/more';
import { Pencil, KeyRound, Mail } from 'lucide-react';
import { useState } from 'react';
import { accountPageText } from '../../texts';
import { AccountSection } from '../account-section/AccountSection';
import { OpenForm, useClosing } from './OpenForm';
import { Done } from '../password/EmailForm';
import { ownAccountApi } from './account-api';
import { ownAccountText } from './texts';
import { CurrentPasswordField, PasswordFields } from '../account-fields/AccountFields';
import { refuseWeakPassword, namesOf, passwordProblems } from '../account-fields/account-values';

const DRAFT_NAME = 'own-details';

/** Name, e-mail address, kind of account and own provider; name and phone number can be changed (AC-07). */
export function AccountDetails({ user }: { user: UserDetails }) {
  const draft = useDraft(DRAFT_NAME);
  const [state, setState] = useState<'shown' | 'open' | 'saved'>(draft.wasFound ? 'open' : 'shown');
  const { opener, close } = useClosing(() => setState('shown'));
  return (
    <AccountSection title={accountPageText('own.details')}>
      {state === 'saved' && <Done>{t('status.saved')}</Done>}
      {state === 'open' ? (
        <DetailsForm user={user} onSaved={() => setState('saved')} onCancel={close} />
      ) : (
        <>
          <DetailTerms user={user} />
          <Button ref={opener} variant="secondaryBlue" size="small" icon={Pencil} onClick={() => setState('open')}>
            {ownAccountText('edit')}
          </Button>
        </>
      )}
    </AccountSection>
  );
}

const DetailTerms = ({ user }: { user: UserDetails }) => (
  <Terms>
    <Term name={accountPageText('own.name')}>{nameOf(user)}</Term>
    <Term name={accountPageText('own.username')}>{user.username}</Term>
    <Term name={accountPageText('own.email')}>
      {user.email}
      {!user.email_verified && <Meta as="span"> ({accountPageText('own.emailOpen')})</Meta>}
    </Term>
    <Term name={ownAccountText('phoneTerm')}>{user.phone || ownAccountText('none')}</Term>
    <Term name={accountPageText('own.userType')}>
      {user.is_staff ? ownAccountText('staff') : t(`userTypes.${user.profile_type}`)}
    </Term>
    {user.company && (
      <>
        <Term name={accountPageText('own.company')}>
          <Link to={profilePath(user.company.slug)}>{user.company.name}</Link>
        </Term>
        <Term name={accountPageText('own.tier')}>{tierOf(user)}</Term>
      </>
    )}
  </Terms>
);
function DetailsForm({ user, onSaved, onCancel }: { user: UserDetails; onSaved: () => void; onCancel: () => void }) {
  const dispatch = useAppDispatch();
  const [change] = ownAccountApi.change.useMutation();
  const [initial] = useState(() => ({
    first_name: user.first_name,
    last_name: user.last_name,
    phone: user.phone ?? '',
  }));
  return (
    <OpenForm<{ first_name?: string; last_name?: string; phone?: string }>
      draft={DRAFT_NAME}
      initialValues={initial}
      required={['first_name', 'last_name']}
      validate={({ phone }) => definedProblems({ phone: phoneProblem(phone) })}
      send={async (values) => {
        const { error } = await change({
          first_name: trimmed(values.first_name),
          last_name: trimmed(values.last_name),
          phone: trimmed(values.phone),
        });
        if (!error) await dispatch(updateSession()); // updates the name in other tabs
        return { error };
      }}
      onDone={onSaved}
      onCancel={onCancel}
      action={t('actions.save')}
    >
      <FormGrid columns={2}>
        <TextField name="first_name" label={ownAccountText('firstName')} autoComplete="given-name" required />
        <TextField name="last_name" label={ownAccountText('lastName')} autoComplete="family-name" required />
        <WideTextField name="phone" label={ownAccountText('phone')} type="tel" autoComplete="tel" />
      </FormGrid>
    </OpenForm>
  );
}

function tierOf({ backend_permission_group_name: name, backend_period_name: period }: UserDetails): string {
  const tier = tierLabel(name);
  return period ? accountPageText('own.tierBilled', { tier, period: periodLabel(period) }) : tier;
}

/** First and last name, or the user name if both are empty. */
export const nameOf = ({ first_name, last_name, username }: UserDetails): string =>
  `${first_name} ${last_name}`.trim() || username;

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
function EmailForm({ user, onDone, onCancel }: FormProps & { user: UserDetails }) {
  const [changeEmail] = ownAccountApi.changeEmail.useMutation();
  return (
    <OpenForm<{ email?: string; password?: string }>
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

function PasswordForm({ user, onDone, onCancel }: FormProps & { user: UserDetails }) {
  const [changePassword] = ownAccountApi.changePassword.useMutation();
  const personalData = namesOf(user);
  return (
    <OpenForm<{ old_password?: string; password?: string; password2?: string }>
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
