import { jobOffersPath, loginPath, routes, t, useSession, type PageProps } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Alert, ButtonLink, Container, Heading, Section, Stack, StandaloneLink } from '@care/ui';
import { CompanyCrumbs } from '../features/company/CompanyCrumbs';
import { CompanyPlaceholder } from '../features/company/CompanyPlaceholder';
import { useCompany } from '../features/company/use-company';
import { hasJobsTab } from '../features/company/visible-parts';
import { jobOfferText } from '../features/job-offer/texts';

/** Page for a new job offer: explains that a free profile does not include it (PP-20). */
export function NewJobOfferPage({ params, url }: PageProps) {
  const { company, ...loading } = useCompany(params);
  const { status } = useSession();
  if (!company || status === 'loading') return <CompanyPlaceholder {...loading} />;
  return (
    <Container>
      <CompanyCrumbs company={company} page={jobOfferText('newJob.title')} />
      <Section>
        <Stack>
          <Heading level={1}>{jobOfferText('newJob.title')}</Heading>
          {status === 'unauthenticated' ? <SignInFirst returnTo={url.pathname} /> : <ForMembers company={company} />}
        </Stack>
      </Section>
    </Container>
  );
}

const SignInFirst = ({ returnTo }: { returnTo: string }) => (
  <>
    <p>{jobOfferText('newJob.signIn')}</p>
    <div>
      <ButtonLink to={loginPath(returnTo)}>{t('nav.login')}</ButtonLink>
    </div>
  </>
);

function ForMembers({ company }: { company: CompanyPage }) {
  if (!company.viewer.is_owner) return <p>{t('status.notFoundText')}</p>;
  if (hasJobsTab(company)) {
    return (
      <Alert kind="info" announce="none" title={jobOfferText('newJob.notYet')}>
        <StandaloneLink to={jobOffersPath(company.slug)}>{jobOfferText('newJob.published')}</StandaloneLink>
      </Alert>
    );
  }
  return (
    <Alert kind="info" announce="none" title={t('errors.subpageNotAvailable')}>
      <p>{t('errors.jobOfferFreeTier')}</p>
      <StandaloneLink to={routes.packages.build()}>{jobOfferText('packages')}</StandaloneLink>
    </Alert>
  );
}
