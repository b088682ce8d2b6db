import { loginPath, routes, type PageProps } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { UserType } from '@care/contracts/vocabulary';
import { ButtonLink, Link } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import { Bell, Building2, Euro, EyeOff, Lock, ShieldCheck, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { accountPageText } from '../texts';
import { useCallbackUrl } from '../features/sign-in/after-sign-in';
import { KindChoice, kindAt } from '../features/registration/KindChoice';
import { RegistrationForm } from '../features/registration/RegistrationForm';
import { RegistrationFrame } from '../features/registration/RegistrationFrame';
import { registrationText, registrationTitle } from '../features/registration/texts';

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

/** `/registration/pflegeanbieter`, `…/pflegepersonal` and `…/pflegesuchende` (AC-02, AC-03, AC-04). */
export function RegisterAsPage({ url }: PageProps) {
  const { type } = kindAt(url);
  return <RegisterAs key={type} type={type} />;
}

/**
 * The registration of one kind of account. After success only the status message with the next step remains; the
 * form is empty when it is opened again (AC-20).
 */
function RegisterAs({ type }: { type: UserType }) {
  const [isDone, setDone] = useState(false);
  const callbackUrl = useCallbackUrl();
  if (isDone)
    return (
      <RegistrationFrame title={registrationText('doneTitle')}>
        <Success type={type} callbackUrl={callbackUrl} />
      </RegistrationFrame>
    );
  return (
    <RegistrationFrame
      title={registrationTitle(type)}
      lead={registrationText(`kinds.${type}.lead`)}
      points={pointsOf(type)}
    >
      <KindChoice current={type} />
      <RegistrationForm type={type} onDone={() => setDone(true)} />
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
