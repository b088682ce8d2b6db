import { loginPath, profilePath, t, useHeldSession, type PageProps } from '@care/contracts';
import { ButtonLink, StandaloneLink } from '@care/ui';
import { PageFrame } from '@care/ui/more';
import { stepsTo } from '../features/company/CompanyCrumbs';
import { CompanyPlaceholder } from '../features/company/CompanyPlaceholder';
import { useCompany } from '../features/company/load-company';
import { LazyJobEditor } from '../features/job-editor/lazy-parts';
import { jobOfferText } from '../features/job-offer/texts';
import { useIsOwner } from '../features/viewer/use-viewer-role';

/**
 * Page for a new job offer: the editor, or for the owner of a free profile that it does not include this page (PP-20).
 */
export function NewJobOfferPage({ params, url }: PageProps) {
  const { company, ...loading } = useCompany(params);
  const { status } = useHeldSession();
  const isOwner = useIsOwner(company);
  if (!company || status === 'loading') return <CompanyPlaceholder {...loading} />;
  const title = jobOfferText('newJob.title');
  const above = stepsTo(company).slice(1);
  if (isOwner)
    return (
      <PageFrame title={title} above={above} head={null}>
        <LazyJobEditor company={company} />
      </PageFrame>
    );
  return (
    <PageFrame title={title} above={above}>
      {status === 'unauthenticated' ? (
        <>
          <p>{jobOfferText('newJob.signIn')}</p>
          <div>
            <ButtonLink to={loginPath(url.pathname)}>{t('nav.login')}</ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p>{jobOfferText('newJob.onlyOwner', { name: company.name })}</p>
          <StandaloneLink to={profilePath(company.slug)}>{jobOfferText('newJob.toProfile')}</StandaloneLink>
        </>
      )}
    </PageFrame>
  );
}
