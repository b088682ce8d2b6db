import { t, useMember, userApi, type PageProps } from '@care/contracts';
import { Stack } from '@care/ui';
import { QueryContent, PageFrame } from '@care/ui/more';
import { AreaSkeleton, CompanyArea, NoCompany } from '../features/company-area/CompanyArea';
import { OfferedCompanies } from '../features/company-area/Handover';
import { companyAreaText } from '../features/company-area/texts';

/** `/profile/company`: the area of a company's owner; a visitor has to sign in first (AC-16, SH-09). */
export function CompanyAreaPage({ url }: PageProps) {
  const member = useMember(url);
  return (
    <PageFrame title={t('nav.companyOwnerArea')} head={null}>
      {member ? <Area query={url.searchParams} /> : <AreaSkeleton />}
    </PageFrame>
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
