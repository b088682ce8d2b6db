import { routes, t, useMember, userApi, type PageProps } from '@care/contracts';
import { Breadcrumbs, Container, Stack } from '@care/ui';
import { QueryContent } from '@care/ui/more';
import styled from '@emotion/styled';
import { AreaSkeleton, CompanyArea, NoCompany } from '../features/company-area/CompanyArea';
import { OfferedCompanies } from '../features/company-area/Handover';
import { companyAreaText } from '../features/company-area/texts';

const Page = styled(Container)`
  padding-bottom: var(--s-section);
`;

/** `/profile/company`: the area of a company's owner; a visitor has to sign in first (AC-16, SH-09). */
export function CompanyAreaPage({ url }: PageProps) {
  const member = useMember(url);
  return (
    <Page>
      <Breadcrumbs items={[{ label: t('nav.home'), to: routes.home.build() }, { label: t('nav.companyOwnerArea') }]} />
      {member ? <Area query={url.searchParams} /> : <AreaSkeleton />}
    </Page>
  );
}

function Area({ query }: { query: URLSearchParams }) {
  const user = userApi.details.useQuery();
  return (
    <QueryContent query={user} failed={companyAreaText('loadFailed')} skeleton={<AreaSkeleton />}>
      {(data) => (
        <Stack gap="large">
          <OfferedCompanies />
          {data.company ? <CompanyArea slug={data.company.slug} query={query} /> : <NoCompany user={data} />}
        </Stack>
      )}
    </QueryContent>
  );
}
