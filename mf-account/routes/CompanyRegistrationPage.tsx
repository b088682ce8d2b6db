import {
  asApiError,
  loginPath,
  profilePath,
  routes,
  useHeldSession,
  userApi,
  Slot,
  t,
  usePlatform,
} from '@care/contracts';
import type { PageProps, ApiError, PackageChoice } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { UserDetails, ErrorBody, GeoAddress } from '@care/contracts/schemas';
import { Alert, ButtonLink, ErrorPanel, Link, Row, Stack, StandaloneLink } from '@care/ui';
import { Placeholder } from '@care/ui/more';
import { useNavigate } from '@care/contracts/router';
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
import { companyRegistrationText } from '../features/company-registration/texts';
import { RegistrationFrame } from '../features/registration/RegistrationFrame';
import { accountPageText } from '../texts';
import { geoApi } from '../features/address/geo-api';
import { registrationApi } from '../features/registration/registration-api';
import { AddressStep, ClosingStep, StepFrame } from '../features/company-registration/steps';
import {
  companyFields,
  companyOf,
  companyProblems,
  type CompanyValues,
  renamedDetails,
} from '../features/company-registration/company-values';

/** `/registration/einrichtung`: registers a company, for provider users without a company (AC-05). */
export const CompanyRegistrationPage = ({ url }: PageProps) => (
  <RegistrationFrame title={companyRegistrationText('companyForm')} lead={companyRegistrationText('lead')}>
    <BySession path={url.pathname} />
  </RegistrationFrame>
);

function BySession({ path }: { path: string }) {
  const session = useHeldSession();
  if (session.status === 'loading') return <FormSkeleton />;
  if (session.status === 'authenticated') return <ByAccount key={session.user.id} />;
  return (
    <>
      <Alert kind="info" title={accountText('errors.loginToCreateFacility')} announce="none" />
      <Row>
        <ButtonLink to={loginPath(path)}>{accountPageText('signIn.now')}</ButtonLink>
        <ButtonLink to={routes.companyUserRegistration.build()} variant="secondaryBlue">
          {companyRegistrationText('createAccount')}
        </ButtonLink>
      </Row>
    </>
  );
}

function ByAccount() {
  const { currentData: user, error, refetch, isFetching } = userApi.details.useQuery();
  if (user) return <ForAccount user={user} />;
  if (!error) return <FormSkeleton />;
  return <ErrorPanel error={asApiError(error)} onRetry={() => void refetch()} retrying={isFetching} />;
}

function ForAccount({ user: { profile_type, company } }: { user: UserDetails }) {
  if (profile_type === 'JOB_SEEKER')
    return <Alert kind="warn" title={accountText('errors.invalidAccountType')} announce="none" />;
  if (profile_type !== 'CARE_PROVIDER')
    return <Alert kind="warn" title={companyRegistrationText('otherAccount')} announce="none" />;
  if (!company) return <CompanyForm />;
  return (
    <Alert kind="info" title={companyRegistrationText('hasCompany')} announce="none">
      <Link to={profilePath(company.slug)}>{company.name}</Link>
    </Alert>
  );
}

const FormSkeleton = () => <Placeholder gap="none" of={[{ width: '16rem', height: '1.4em' }, '22rem']} />;

const DRAFT_NAME = 'company-registration';
const LAST_STEP = 2;

type KnownCompany = NonNullable<ErrorBody['error']['company']>;

/** The existing provider that a rejected registration would have duplicated. */
function knownCompanyOf(failure: ApiError): KnownCompany | undefined {
  if (failure.kind !== 'http' || failure.status !== 409) return undefined;
  return (failure.data as Partial<ErrorBody> | undefined)?.error?.company;
}

/** Registers a company in three steps; only the last step sends the data (AC-05). */
function CompanyForm() {
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
