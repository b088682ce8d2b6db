import { loginPath, returningPath, routes, useUserContext } from '@care/contracts';
import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import { useLocation } from '@care/contracts/router';
import { ButtonLink, Row, StandaloneLink } from '@care/ui';
import { TitledSection } from '@care/ui/more';
import { applyLoginPath, applyRegistrationPath } from '../apply/apply-path';
import { SectionArea } from '../company-sections/ProfileSection';
import { useViewerRole } from '../viewer/use-viewer-role';
import { promptText } from './texts';

interface RolePromptProps {
  company: CompanyPage;
  /** The job offer of the page; sign-in then returns to its application. */
  offer?: JobOffer;
}

/** Prompt below job offers: registration for visitors, own job offers for provider users (SH-22). */
export function RolePrompt({ company, offer }: RolePromptProps) {
  const role = useViewerRole(company);
  const { userType } = useUserContext();
  const isCompanyUser = role === 'member' && userType === 'CARE_PROVIDER';
  if (role !== 'visitor' && !isCompanyUser) return null;
  return (
    <SectionArea data-print="hide">
      <TitledSection title={promptText('title')} look={3} on="panel">
        {isCompanyUser ? <ForCompanyUsers /> : <ForVisitors company={company} offer={offer} />}
      </TitledSection>
    </SectionArea>
  );
}

function ForVisitors({ company, offer }: RolePromptProps) {
  const { pathname } = useLocation();
  const registration = offer
    ? applyRegistrationPath(company, offer)
    : returningPath(routes.jobSeekerRegistration.build(), pathname);
  return (
    <>
      <p>{promptText('visitor')}</p>
      <Row>
        <ButtonLink to={registration} variant="secondaryGreen">
          {promptText('register')}
        </ButtonLink>
        <StandaloneLink to={offer ? applyLoginPath(company, offer) : loginPath(pathname)}>
          {promptText('signIn')}
        </StandaloneLink>
      </Row>
    </>
  );
}

/** Owners publish at their company; provider users without one register it first. */
function ForCompanyUsers() {
  const { userCompany } = useUserContext();
  return (
    <>
      <p>{promptText('withoutCompany')}</p>
      <Row>
        {!userCompany && (
          <ButtonLink to={routes.companyRegistration.build()} variant="secondaryGreen">
            {promptText('registerCompany')}
          </ButtonLink>
        )}
        <StandaloneLink
          to={userCompany ? routes.newJobOffer.build({ slug: userCompany.slug }) : routes.packages.build()}
        >
          {promptText('publish')}
        </StandaloneLink>
      </Row>
    </>
  );
}
