import { loginPath, routes } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { UserType } from '@care/contracts/vocabulary';
import { ButtonLink, Link } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import { Bell, Building2, Euro, EyeOff, Lock, ShieldCheck, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { accountPageText } from '../../texts';
import { useCallbackUrl } from '../sign-in/after-sign-in';
import { KindChoice } from './KindChoice';
import { RegistrationForm } from './RegistrationForm';
import { RegistrationFrame } from './RegistrationFrame';
import { registrationText, registrationTitle } from './texts';

const icons: Record<UserType, Record<'a' | 'b' | 'c', LucideIcon>> = {
  JOB_SEEKER: { a: Lock, b: Bell, c: Euro },
  CARE_PROVIDER: { a: Building2, b: ShieldCheck, c: Euro },
  CARE_SEEKER: { a: Lock, b: EyeOff, c: Euro },
};
const pointsOf = (type: UserType) =>
  (['a', 'b', 'c'] as const).map((point) => ({
    icon: icons[type][point],
    text: registrationText(`kinds.${type}.points.${point}`),
  }));

/**
 * The registration page of one kind of account; after success it shows a status message above an empty form (AC-20).
 */
export function RegisterAs({ type }: { type: UserType }) {
  const [registrations, setRegistrations] = useState(0);
  const callbackUrl = useCallbackUrl();
  return (
    <RegistrationFrame
      title={registrationTitle(type)}
      lead={registrationText(`kinds.${type}.lead`)}
      points={pointsOf(type)}
    >
      {registrations > 0 && <Success key={registrations} type={type} callbackUrl={callbackUrl} />}
      <KindChoice current={type} />
      <RegistrationForm
        key={`${type} ${registrations}`}
        type={type}
        onDone={() => setRegistrations(registrations + 1)}
      />
      <p>
        {registrationText('haveAccount')} <Link to={loginPath(callbackUrl)}>{accountPageText('signIn.now')}</Link>
      </p>
    </RegistrationFrame>
  );
}

function Success({ type, callbackUrl }: { type: UserType; callbackUrl: string | null }) {
  const isProvider = type === 'CARE_PROVIDER';
  return (
    <StatusMessage kind="success" title={registrationText('successTitle')}>
      <p>{accountText('errors.successTextRegistration')}</p>
      <p>
        <ButtonLink
          to={loginPath(isProvider ? routes.companyRegistration.build() : callbackUrl)}
          variant="secondaryBlue"
          size="small"
        >
          {registrationText(isProvider ? 'registerCompanyNext' : 'signInNow')}
        </ButtonLink>
      </p>
    </StatusMessage>
  );
}
