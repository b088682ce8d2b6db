import { addTexts, routes, type SlotProps } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { PASSWORD_MIN_LENGTH } from '@care/contracts/constants';
import { Link, VisuallyHidden } from '@care/ui';
import { CheckboxField, FullWidth, TextField, WideTextField, useForm } from '@care/ui/form';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect } from 'react';
import { loadPasswordCheck } from './account-values';
import { canUsePasskeys } from '../second-factor/passkey-device';

const accountFieldText = addTexts('account-fields', {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  username: 'Benutzername',
  password: 'Passwort',
  passwordHint: 'Mindestens {{min}} Zeichen. Ein Satz ist besser als ein Wort.',
  password2: 'Passwort wiederholen',
  consents: 'AGB und Datenschutzhinweise',
  consentsBefore: 'Ich habe die',
  terms: 'AGB',
  consentsBetween: 'gelesen und stimme ihnen zu. Die',
  privacy: 'Datenschutzhinweise',
  consentsAfter: 'habe ich zur Kenntnis genommen.',
  newTab: '(öffnet einen neuen Tab)',
});

/** Name and e-mail address of a person. */
export const PersonFields = () => (
  <>
    <TextField name="first_name" label={accountFieldText('firstName')} autoComplete="given-name" required />
    <TextField name="last_name" label={accountFieldText('lastName')} autoComplete="family-name" required />
    <WideTextField name="email" label={accountFieldText('email')} type="email" autoComplete="email" required />
  </>
);

export const UsernameField = () => (
  <TextField name="username" label={accountFieldText('username')} autoComplete="username" required />
);

/** A new password and its repetition. */
export const PasswordFields = () => (
  <>
    <FullWidth onFocus={() => void loadPasswordCheck()}>
      <TextField
        name="password"
        label={accountFieldText('password')}
        hint={accountFieldText('passwordHint', { min: PASSWORD_MIN_LENGTH })}
        type="password"
        autoComplete="new-password"
        required
      />
    </FullWidth>
    <WideTextField
      name="password2"
      label={accountFieldText('password2')}
      type="password"
      autoComplete="new-password"
      required
    />
  </>
);

/** The password that the account has now, or a passkey instead, which confirms a change. */
export function CurrentPasswordField({ name = 'password', label }: { name?: string; label: string }) {
  const { change } = useForm();
  return (
    <div>
      <TextField name={name} label={label} type="password" autoComplete="current-password" required />
      <PasskeyInstead onConfirmed={(confirmation) => change(name, confirmation)} />
    </div>
  );
}

/** The newsletter checkbox and the required consent (AC-02). */
export const ConsentFields = () => (
  <div>
    <CheckboxField name="newsletter" label={accountText('fields.newsletterConsent')} />
    <CheckboxField name="consents" label={accountFieldText('consents')} required>
      {accountFieldText('consentsBefore')} <LegalLink to={routes.terms.build()}>{accountFieldText('terms')}</LegalLink>{' '}
      {accountFieldText('consentsBetween')}{' '}
      <LegalLink to={routes.privacy.build()}>{accountFieldText('privacy')}</LegalLink>{' '}
      {accountFieldText('consentsAfter')}
    </CheckboxField>
  </div>
);

/** Opens in a new tab, so that the form stays open. */
const LegalLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} target="_blank" rel="noopener">
    {children}
    <VisuallyHidden> {accountFieldText('newTab')}</VisuallyHidden>
  </Link>
);

const fetchConfirm = () => import('../second-factor/ConfirmByPasskey').then((module) => module.ConfirmByPasskey);

/** A passkey instead of the password in a field. Few people need it, so its code is fetched with the form. */
export function PasskeyInstead(props: SlotProps['account.confirm-by-passkey']) {
  const { lazy, load } = useLazyModule(fetchConfirm);
  useEffect(() => {
    if (canUsePasskeys()) load();
  }, [load]);
  return lazy.kind === 'ready' ? <lazy.module {...props} /> : null;
}
