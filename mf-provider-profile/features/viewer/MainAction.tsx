import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import type { ButtonLinkProps } from '@care/ui';
import { ApplyButton } from '../apply/ApplyButton';
import { WriteButton } from '../contact/WriteButton';
import type { ViewerRole } from './use-viewer-role';

interface MainActionProps extends Pick<ButtonLinkProps, 'size' | 'variant' | 'block'> {
  company: CompanyPage;
  /** The position in question; without one it is about the provider. */
  offer?: JobOffer;
  role: ViewerRole | undefined;
}

/** Applying for job seekers, writing for everybody else who is signed in (PP-14, PP-16). */
export const MainAction = ({ company, offer, role, variant, ...look }: MainActionProps) =>
  role === 'applicant' ? (
    <ApplyButton {...look} company={company} offer={offer} />
  ) : (
    <WriteButton {...look} variant={variant} slug={company.slug} />
  );
