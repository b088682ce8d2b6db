import { jobOffersPath, loginPath, routes, t, useSession, type PageProps } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Alert, ButtonLink, Container, Heading, Section, Stack, StandaloneLink } from '@care/ui';
import { CompanyCrumbs } from '../features/company/CompanyCrumbs';
import { CompanyPlaceholder } from '../features/company/CompanyPlaceholder';
import { useCompany } from '../features/company/use-company';
import { hasJobsTab } from '../features/company/visible-parts';
import { jt } from '../features/job-offer/texts';

/** Page for a new job offer: explains that a free profile does not include it (PP-20). */
export function NewJobOfferPage({ params, url }: PageProps) {
  const { company, ...loading } = useCompany(params);
  const { status } = useSession();
  if (!company || status === 'loading') return <CompanyPlaceholder {...loading} />;
  return (
    <Container>
      <CompanyCrumbs company={company} page={jt('newJob.title')} />
      <Section>
        <Stack>
          <Heading level={1}>{jt('newJob.title')}</Heading>
          {status === 'unauthenticated' ? <SignInFirst returnTo={url.pathname} /> : <ForMembers company={company} />}
        </Stack>
      </Section>
    </Container>
  );
}

const SignInFirst = ({ returnTo }: { returnTo: string }) => (
  <>
    <p>{jt('newJob.signIn')}</p>
    <div>
      <ButtonLink to={loginPath(returnTo)}>{t('nav.login')}</ButtonLink>
    </div>
  </>
);

function ForMembers({ company }: { company: CompanyPage }) {
  if (!company.viewer.is_owner) return <p>{t('status.notFoundText')}</p>;
  if (hasJobsTab(company)) {
    return (
      <Alert kind="info" announce="none" title={jt('newJob.notYet')}>
        <StandaloneLink to={jobOffersPath(company.slug)}>{jt('newJob.published')}</StandaloneLink>
      </Alert>
    );
  }
  return (
    <Alert kind="info" announce="none" title={t('errors.subpageNotAvailable')}>
      <p>{t('errors.jobOfferFreeTier')}</p>
      <StandaloneLink to={routes.packages.build()}>{jt('packages')}</StandaloneLink>
    </Alert>
  );
}
