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
  const { userType, userCompany } = useUserContext();
  const { pathname } = useLocation();
  const isCompanyUser = role === 'member' && userType === 'CARE_PROVIDER';
  if (role !== 'visitor' && !isCompanyUser) return null;
  const { text, button, link } = isCompanyUser
    ? forCompanyUser(userCompany?.slug)
    : forVisitor(company, offer, pathname);
  return (
    <SectionArea data-print="hide">
      <TitledSection title={promptText('title')} look={3} on="panel">
        <p>{promptText(text)}</p>
        <Row>
          {button && (
            <ButtonLink to={button.to} variant="secondaryGreen">
              {promptText(button.text)}
            </ButtonLink>
          )}
          <StandaloneLink to={link.to}>{promptText(link.text)}</StandaloneLink>
        </Row>
      </TitledSection>
    </SectionArea>
  );
}

const forVisitor = (company: CompanyPage, offer: JobOffer | undefined, pathname: string) =>
  ({
    text: 'visitor',
    button: {
      to: offer ? applyRegistrationPath(company, offer) : returningPath(routes.jobSeekerRegistration.build(), pathname),
      text: 'register',
    },
    link: { to: offer ? applyLoginPath(company, offer) : loginPath(pathname), text: 'signIn' },
  }) as const;

/** Owners publish at their company; provider users without one register it first. */
const forCompanyUser = (slug: string | undefined) =>
  ({
    text: 'withoutCompany',
    button: slug ? undefined : ({ to: routes.companyRegistration.build(), text: 'registerCompany' } as const),
    link: { to: slug ? routes.newJobOffer.build({ slug }) : routes.packages.build(), text: 'publish' },
  }) as const;
