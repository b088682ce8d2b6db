import { routes, t, useMember, userApi, type PageProps, type SignedIn } from '@care/contracts';
import type { CompanyPage, UserDetails } from '@care/contracts/schemas';
import { Breadcrumbs, Container, Heading, Loading, Skeleton, Stack, type Crumb } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { CompanyPlaceholder } from './CompanyPlaceholder';
import { useCompany } from './use-company';

const Page = styled(Container)`
  padding-bottom: var(--s-7);
`;

interface OwnCompanyPageProps extends Pick<PageProps, 'url'> {
  title: string;
  /** The page above this one. */
  above: (user: UserDetails | undefined) => Crumb[];
  /** Said to a user without a provider. */
  noCompany: string;
  children: (company: CompanyPage, member: SignedIn) => ReactNode;
}

export const Waiting = () => (
  <Loading>
    <Skeleton height="20rem" />
  </Loading>
);

/** A page for the own provider of a signed-in user. */
export function OwnCompanyPage({ url, title, above, noCompany, children }: OwnCompanyPageProps) {
  const member = useMember(url);
  const { currentData: user } = userApi.details.useQueryState();
  const slug = user?.company?.slug;
  return (
    <Page>
      <Breadcrumbs items={[{ label: t('nav.home'), to: routes.home.build() }, ...above(user), { label: title }]} />
      <Stack gap="large">
        <Heading level={1}>{title}</Heading>
        {!member || !user ? (
          <Waiting />
        ) : slug ? (
          <OwnCompany slug={slug}>{(company) => children(company, member)}</OwnCompany>
        ) : (
          <p>{noCompany}</p>
        )}
      </Stack>
    </Page>
  );
}

function OwnCompany({ slug, children }: { slug: string; children: (company: CompanyPage) => ReactNode }) {
  const { company, ...loading } = useCompany({ slug });
  return company ? children(company) : <CompanyPlaceholder {...loading} />;
}
