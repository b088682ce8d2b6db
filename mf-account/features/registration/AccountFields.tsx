import { routes } from '@care/contracts';
import { PASSWORD_MIN_LENGTH } from '@care/contracts/constants';
import { Link, VisuallyHidden } from '@care/ui';
import { CheckboxField, FullWidth, TextField } from '@care/ui/form';
import { loadPasswordCheck } from '../password/weak-password';
import { registrationText } from './texts';

/** Name and e-mail address of a person. */
export const PersonFields = () => (
  <>
    <TextField name="first_name" label={registrationText('firstName')} autoComplete="given-name" required />
    <TextField name="last_name" label={registrationText('lastName')} autoComplete="family-name" required />
    <FullWidth>
      <TextField name="email" label={registrationText('email')} type="email" autoComplete="email" required />
    </FullWidth>
  </>
);

export const UsernameField = () => (
  <TextField name="username" label={registrationText('username')} autoComplete="username" required />
);

/** A new password and its repetition. */
export const PasswordFields = () => (
  <>
    <FullWidth onFocus={() => void loadPasswordCheck()}>
      <TextField
        name="password"
        label={registrationText('password')}
        hint={registrationText('passwordHint', { min: PASSWORD_MIN_LENGTH })}
        type="password"
        autoComplete="new-password"
        required
      />
    </FullWidth>
    <FullWidth>
      <TextField
        name="password2"
        label={registrationText('password2')}
        type="password"
        autoComplete="new-password"
        required
      />
    </FullWidth>
  </>
);

/** The newsletter checkbox and the required consent (AC-02). */
export const ConsentFields = () => (
  <div>
    <CheckboxField name="newsletter" label={registrationText('newsletter')} />
    <CheckboxField name="consents" label={registrationText('consents')} required>
      {registrationText('consentsBefore')} <LegalLink to={routes.terms.build()}>{registrationText('terms')}</LegalLink>{' '}
      {registrationText('consentsBetween')}{' '}
      <LegalLink to={routes.privacy.build()}>{registrationText('privacy')}</LegalLink>{' '}
      {registrationText('consentsAfter')}
    </CheckboxField>
  </div>
);

/** Opens in a new tab, so that the form stays open. */
const LegalLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} target="_blank" rel="noopener">
    {children}
    <VisuallyHidden> {registrationText('newTab')}</VisuallyHidden>
  </Link>
);
