import { genderLabel, t } from '@care/contracts';
import { GENDERS, QUALIFICATIONS, type UserType } from '@care/contracts/vocabulary';
import { Heading } from '@care/ui';
import {
  CheckboxGroup,
  FORM_ERROR,
  FormGrid,
  FullWidth,
  RadioSegment,
  SubmitButton,
  TextField,
  useRepeatKey,
  CallForm,
} from '@care/ui/form';
import { useResolveAddress } from '@care/ui/address';
import styled from '@emotion/styled';
import { useState } from 'react';
import { geoApi } from '../address/geo-api';
import { ConsentFields, PasswordFields, PersonFields, UsernameField } from '../account-fields/AccountFields';
import { refuseWeakPassword } from '../account-fields/weak-password';
import { namesOf, omittedAccountFields } from '../account-fields/account-values';
import { registrationApi } from './registration-api';
import {
  emptyRegistration,
  registrationOf,
  registrationProblems,
  renamedDetails,
  type RegistrationValues,
} from './registration-values';
import { registrationText } from './texts';
import { WorkLocations } from './WorkLocations';

const Fields = styled(FormGrid)`
  margin-top: var(--s-4);
`;

interface RegistrationFormProps {
  type: UserType;
  /** Called when the account was created. */
  onDone: () => void;
}

/** The registration form of one kind of account (AC-02, AC-03, AC-04). */
export function RegistrationForm({ type, onDone }: RegistrationFormProps) {
  const [register] = registrationApi.register.useMutation();
  const resolve = useResolveAddress(geoApi);
  const [initial] = useState(() => emptyRegistration(type));
  const [restored, setRestored] = useState(0);
  const keyOf = useRepeatKey();
  return (
    <CallForm<RegistrationValues>
      draft={`registration:${type}`}
      omit={omittedAccountFields}
      onRestored={() => setRestored(restored + 1)}
      initialValues={initial}
      validate={(values) => registrationProblems(type, values)}
      send={async (values) => {
        const weak = await refuseWeakPassword(values.password ?? '', namesOf(values));
        if (weak) return { problems: weak };
        const registration = await registrationOf(type, values, resolve);
        if (!registration) return { problems: { [FORM_ERROR]: t('errors.networkError') } };
        return register({ registration, idempotencyKey: keyOf(registration) });
      }}
      rename={(details, values) => renamedDetails(values, details)}
      onDone={onDone}
    >
      {type === 'JOB_SEEKER' ? <JobSeekerFields version={restored} /> : <PlainFields type={type} />}
    </CallForm>
  );
}

/** The fields that all kinds share; for a provider under the heading "Adressdaten" (AC-02). */
const PlainFields = ({ type }: { type: UserType }) => (
  <Fields columns={2}>
    {type === 'CARE_PROVIDER' && (
      <FullWidth>
        <Heading level={2} look={3}>
          {registrationText('addressData')}
        </Heading>
      </FullWidth>
    )}
    <PersonFields />
    <FullWidth>
      <UsernameField />
    </FullWidth>
    <PasswordFields />
    <ConsentAndSubmit />
  </Fields>
);

const JobSeekerFields = ({ version }: { version: number }) => (
  <Fields columns={2}>
    <FullWidth>
      <RadioSegment
        name="gender"
        label={registrationText('gender')}
        options={GENDERS.map((gender) => ({ value: gender, label: genderLabel(gender) }))}
      />
    </FullWidth>
    <PersonFields />
    <UsernameField />
    <TextField name="phone" label={registrationText('phone')} type="tel" autoComplete="tel" required />
    <PasswordFields />
    <FullWidth>
      <Qualifications />
    </FullWidth>
    <FullWidth>
      <TextField
        name="otherQualification"
        label={registrationText('otherQualification')}
        hint={registrationText('otherQualificationHint')}
      />
    </FullWidth>
    <FullWidth>
      <WorkLocations version={version} />
    </FullWidth>
    <ConsentAndSubmit />
  </Fields>
);

/** The qualifications from the server; if they cannot be loaded, the built-in list. */
function Qualifications() {
  const { data } = registrationApi.qualifications.useQuery();
  const names = data?.qualifications.map(({ name }) => name) ?? QUALIFICATIONS.map((id) => t(`qualifications.${id}`));
  return (
    <CheckboxGroup
      name="qualifications"
      label={registrationText('qualification')}
      options={names.map((name) => ({ value: name, label: name }))}
    />
  );
}

const ConsentAndSubmit = () => (
  <>
    <FullWidth>
      <ConsentFields />
    </FullWidth>
    <FullWidth>
      <SubmitButton variant="secondaryGreen" size="large" block>
        {registrationText('joinNow')}
      </SubmitButton>
    </FullWidth>
  </>
);
