import { asApiError, loginPath, profilePath, routes, useHeldSession, userApi, type PageProps } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { UserDetails } from '@care/contracts/schemas';
import { Alert, ButtonLink, ErrorPanel, Link, Row } from '@care/ui';
import { CompanyForm } from '../features/company-registration/CompanyForm';
import { companyRegistrationText } from '../features/company-registration/texts';
import { RegistrationFrame } from '../features/registration/RegistrationFrame';
import { accountPageText } from '../texts';
import { Placeholder } from '@care/ui/more';

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
