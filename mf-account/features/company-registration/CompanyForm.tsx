import {
  type ApiError,
  asApiError,
  type PackageChoice,
  profilePath,
  routes,
  Slot,
  t,
  usePlatform,
} from '@care/contracts';
import { useNavigate } from '@care/contracts/router';
import type { ErrorBody, GeoAddress } from '@care/contracts/schemas';
import { Alert, Link, Stack, StandaloneLink } from '@care/ui';
import { useResolveAddress } from '@care/ui/address';
import {
  CareForm,
  FORM_ERROR,
  type FormApi,
  FormDraft,
  newDraftKey,
  repeatKeyOf,
  submitErrors,
  useDraft,
  useForm,
  useFormState,
} from '@care/ui/form';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { geoApi } from '../address/geo-api';
import { registrationApi } from '../registration/registration-api';
import { AddressStep } from './AddressStep';
import { ClosingStep } from './ClosingStep';
import { companyFields, companyOf, companyProblems, type CompanyValues, renamedDetails } from './company-values';
import { StepFrame } from './StepFrame';
import { companyRegistrationText } from './texts';

const DRAFT_NAME = 'company-registration';
const LAST_STEP = 2;

type KnownCompany = NonNullable<ErrorBody['error']['company']>;

/** The existing provider that a rejected registration would have duplicated. */
function knownCompanyOf(failure: ApiError): KnownCompany | undefined {
  if (failure.kind !== 'http' || failure.status !== 409) return undefined;
  return (failure.data as Partial<ErrorBody> | undefined)?.error?.company;
}

/** Registers a company in three steps; only the last step sends the data (AC-05). */
export function CompanyForm() {
  const draft = useDraft(DRAFT_NAME);
  const [registerCompany] = registrationApi.registerCompany.useMutation();
  const [draftKey] = useState(newDraftKey);
  const [initial] = useState<CompanyValues>({ draftKey, step: 0, choice: { id: 'FREE_TIER' } });
  const resolve = useResolveAddress(geoApi);
  const [created, setCreated] = useState<number>();
  const [known, setKnown] = useState<KnownCompany>();
  const [restored, setRestored] = useState(0);

  const register = async (values: CompanyValues, address: GeoAddress, form: FormApi<CompanyValues>) => {
    const input = companyOf(values, address);
    const idempotencyKey = repeatKeyOf(values.draftKey ?? draftKey, input);
    const { data, error } = await registerCompany({ input, idempotencyKey });
    if (data) {
      draft.remove();
      setCreated(data.id);
      return undefined;
    }
    const failure = asApiError(error);
    setKnown(knownCompanyOf(failure));
    const errors = submitErrors(failure, companyFields, (details) => renamedDetails(values, details));
    // The rejected fields are in the first step.
    if (errors && companyFields.some((field) => field in errors)) form.change('step', 0);
    return errors;
  };
  const send = async (values: CompanyValues, form: FormApi<CompanyValues>) => {
    const { step = 0, street } = values;
    if (step < LAST_STEP) return form.change('step', step + 1);
    const address = street?.picked && (await resolve(street.picked));
    return address ? register(values, address, form) : { [FORM_ERROR]: t('errors.networkError') };
  };

  if (created !== undefined) return <RedirectToOwnershipClaim companyId={created} />;
  return (
    <CareForm<CompanyValues> onSubmit={send} initialValues={initial} validate={companyProblems}>
      {() => (
        <>
          <FormDraft name={DRAFT_NAME} onRestored={() => setRestored(restored + 1)} />
          {restored > 0 && <ReturnToFirstStepIfInvalid />}
          <CurrentStep version={restored} />
          {known && <KnownCompanyNotice company={known} />}
        </>
      )}
    </CareForm>
  );
}

/** Links to the profile of the existing provider and to the ownership claim. */
const KnownCompanyNotice = ({ company: { id, slug, name } }: { company: KnownCompany }) => (
  <Alert kind="info" title={companyRegistrationText('known')}>
    <Stack gap="small">
      <StandaloneLink to={profilePath(slug)}>{companyRegistrationText('knownProfile', { name })}</StandaloneLink>
      <StandaloneLink to={routes.ownershipClaim.build({ companyId: id })}>
        {companyRegistrationText('knownClaim')}
      </StandaloneLink>
    </Stack>
  </Alert>
);

function CurrentStep({ version }: { version: number }) {
  const form = useForm<CompanyValues>();
  const { values } = useFormState<CompanyValues>({ subscription: { values: true } });
  const { step = 0 } = values;
  const back = step > 0 ? () => form.change('step', step - 1) : undefined;
  return (
    <StepFrame step={step} onBack={back}>
      {step === 0 && <AddressStep key={version} />}
      {step === 1 && <PackageStep />}
      {step === LAST_STEP && <ClosingStep values={values} onChange={() => form.change('step', 0)} />}
    </StepFrame>
  );
}

/** A restored draft with errors starts at the first step, whatever step it was left at. */
function ReturnToFirstStepIfInvalid() {
  const form = useForm<CompanyValues>();
  const check = useEffectEvent(() => {
    if (form.getState().invalid) form.change('step', 0);
  });
  useEffect(() => check(), []);
  return null;
}

/** After the registration the ownership is verified. */
function RedirectToOwnershipClaim({ companyId }: { companyId: number }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(routes.ownershipClaim.build({ companyId })), [navigate, companyId]);
  return null;
}

/** The package selection in a slot of another slice; without that slice the free package is chosen (AC-05). */
function PackageStep() {
  const { slots } = usePlatform();
  const form = useForm<CompanyValues>();
  const [chosen] = useState<PackageChoice>(() => form.getState().values.choice ?? { id: 'FREE_TIER' });
  const choose = useCallback((choice: PackageChoice) => form.change('choice', choice), [form]);
  if (!slots['registration.package-selection']) {
    return (
      <Alert kind="info" announce="none">
        <p>{companyRegistrationText('noPackages')}</p>
        <p>
          <Link to={routes.packages.build()} target="_blank" rel="noopener">
            {companyRegistrationText('toPackages')}
          </Link>
        </p>
      </Alert>
    );
  }
  return (
    <div>
      <p>{companyRegistrationText('packageLead')}</p>
      <Slot name="registration.package-selection" chosen={chosen} onChoose={choose} />
    </div>
  );
}
