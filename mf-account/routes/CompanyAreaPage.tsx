import { routes, t, useMember, userApi, type PageProps } from '@care/contracts';
import { Breadcrumbs, Container, Section } from '@care/ui';
import { AreaSkeleton, CompanyArea, NoCompany } from '../features/company-area/CompanyArea';
import { companyAreaText } from '../features/company-area/texts';
import { QueryContent } from '../features/query-content/QueryContent';

/** `/profile/company`: the area of a company's owner; a visitor has to sign in first (AC-16, SH-09). */
export function CompanyAreaPage({ url }: PageProps) {
  const member = useMember(url);
  return (
    <Container>
      <Breadcrumbs items={[{ label: t('nav.home'), to: routes.home.build() }, { label: t('nav.companyOwnerArea') }]} />
      <Section>{member ? <Area query={url.searchParams} /> : <AreaSkeleton />}</Section>
    </Container>
  );
}

function Area({ query }: { query: URLSearchParams }) {
  const user = userApi.details.useQuery();
  return (
    <QueryContent query={user} failed={companyAreaText('loadFailed')} skeleton={<AreaSkeleton />}>
      {({ company }) => (company ? <CompanyArea slug={company.slug} query={query} /> : <NoCompany />)}
    </QueryContent>
  );
}
