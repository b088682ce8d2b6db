import { loginPath, routes, t, type PageProps } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { UserType } from '@care/contracts/vocabulary';
import { ButtonLink, Link, Heading } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import { Bell, Building2, Euro, EyeOff, Lock, ShieldCheck, type LucideIcon } from 'lucide-react';
import { Fragment, useState } from 'react';
import { FORM_ERROR, FormGrid, FullWidth, SubmitButton, TextField, WideTextField, CallForm } from '@care/ui/form';
import { useResolveAddress } from '@care/ui/address';
import styled from '@emotion/styled';
import { accountPageText } from '../texts';
import { useCallbackUrl } from '../features/sign-in/after-sign-in';
import { KindChoice, kindAt } from '../features/registration/KindChoice';
import { RegistrationFrame } from '../features/registration/RegistrationFrame';
import { registrationText, registrationTitle } from '../features/registration/texts';
import { geoApi } from '../features/address/geo-api';
import { ConsentFields, PasswordFields, PersonFields, UsernameField } from '../features/account-fields/AccountFields';
import { refuseWeakPassword, namesOf, omittedAccountFields } from '../features/account-fields/account-values';
import { registrationApi } from '../features/registration/registration-api';
import {
  emptyRegistration,
  registrationOf,
  registrationProblems,
  renamedDetails,
  type RegistrationValues,
} from '../features/registration/registration-values';
import { GenderField, QualificationGroup, WorkLocations } from '../features/registration/job-seeker-fields';

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

const Grid = styled(FormGrid)`
  margin-top: var(--s-4);
`;

interface RegistrationFormProps {
  type: UserType;
  /** Called when the account was created. */
  onDone: () => void;
}

/** The registration form of one kind of account (AC-02, AC-03, AC-04). */
function RegistrationForm({ type, onDone }: RegistrationFormProps) {
  const [register] = registrationApi.register.useMutation();
  const resolve = useResolveAddress(geoApi);
  const [initial] = useState(() => emptyRegistration(type));
  const [restored, setRestored] = useState(0);
  return (
    <CallForm<RegistrationValues>
      draft={`registration:${type}`}
      omit={omittedAccountFields}
      onRestored={() => setRestored(restored + 1)}
      initialValues={initial}
      validate={(values) => registrationProblems(type, values)}
      send={async (values, keyOf) => {
        const weak = await refuseWeakPassword(values.password ?? '', namesOf(values));
        if (weak) return { problems: weak };
        const registration = await registrationOf(type, values, resolve);
        if (!registration) return { problems: { [FORM_ERROR]: t('errors.networkError') } };
        return register({ registration, idempotencyKey: keyOf(registration) });
      }}
      rename={renamedDetails}
      onDone={onDone}
    >
      <Fields type={type} version={restored} />
    </CallForm>
  );
}

/** The fields that all kinds share, for a provider under the heading "Adressdaten" (AC-02), and those of job seekers (AC-03). */
function Fields({ type, version }: { type: UserType; version: number }) {
  const isJobSeeker = type === 'JOB_SEEKER';
  const Username = isJobSeeker ? Fragment : FullWidth;
  return (
    <Grid columns={2}>
      {type !== 'CARE_SEEKER' && (
        <FullWidth>
          {isJobSeeker ? (
            <GenderField label={registrationText('gender')} />
          ) : (
            <Heading level={2} look={3}>
              {registrationText('addressData')}
            </Heading>
          )}
        </FullWidth>
      )}
      <PersonFields />
      <Username>
        <UsernameField />
      </Username>
      {isJobSeeker && (
        <TextField name="phone" label={registrationText('phone')} type="tel" autoComplete="tel" required />
      )}
      <PasswordFields />
      {isJobSeeker && (
        <>
          <FullWidth>
            <QualificationGroup label={registrationText('qualification')} />
          </FullWidth>
          <WideTextField
            name="otherQualification"
            label={registrationText('otherQualification')}
            hint={registrationText('otherQualificationHint')}
          />
          <FullWidth>
            <WorkLocations version={version} />
          </FullWidth>
        </>
      )}
      <FullWidth>
        <ConsentFields />
      </FullWidth>
      <FullWidth>
        <SubmitButton variant="secondaryGreen" size="large" block>
          {registrationText('joinNow')}
        </SubmitButton>
      </FullWidth>
    </Grid>
  );
}
