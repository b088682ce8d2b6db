import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import type { ButtonLinkProps } from '@care/ui';
import { ApplyButton } from '../apply/ApplyButton';
import { WriteButton } from '../contact/WriteButton';
import { useViewerRole } from '../viewer/use-viewer-role';

interface MainActionProps extends Pick<ButtonLinkProps, 'size' | 'variant' | 'block'> {
  /** Whether the application form opens by itself when the URL asks for it (SH-22). */
  opensOnArrival?: boolean;
  company: CompanyPage;
  /** The job offer; undefined on other pages of the provider. */
  offer?: JobOffer;
}

/**
 * The apply button for job seekers, the contact button for other signed-in users. Renders nothing for the owner, and
 * for providers without an owner (PP-14, PP-16).
 */
export function MainAction({ company, offer, variant, opensOnArrival, ...look }: MainActionProps) {
  const role = useViewerRole(company);
  if (!company.viewer.can_contact) return null;
  if (role === 'applicant')
    return <ApplyButton {...look} company={company} offer={offer} opensOnArrival={opensOnArrival} />;
  return role === 'member' ? <WriteButton {...look} variant={variant} slug={company.slug} /> : null;
}
