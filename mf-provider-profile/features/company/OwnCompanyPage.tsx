import { routes, t, useMember, userApi, type PageProps, type SignedIn } from '@care/contracts';
import type { CompanyPage, UserDetails } from '@care/contracts/schemas';
import { Breadcrumbs, Container, Heading, Stack, type Crumb } from '@care/ui';
import { Placeholder } from '@care/ui/more';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { CompanyPlaceholder } from './CompanyPlaceholder';
import { profileText } from '../../texts';
import { useCompany } from './use-company';

const Page = styled(Container)`
  padding-bottom: var(--s-7);
`;

interface OwnCompanyPageProps extends Pick<PageProps, 'url'> {
  title: string;
  /** The page above this one. */
  above: (user: UserDetails | undefined) => Crumb[];
  children: (company: CompanyPage, member: SignedIn) => ReactNode;
}

/** A page for the own provider of a signed-in user. */
export function OwnCompanyPage({ url, title, above, children }: OwnCompanyPageProps) {
  const member = useMember(url);
  const { currentData: user } = userApi.details.useQueryState();
  const slug = user?.company?.slug;
  return (
    <Page>
      <Breadcrumbs items={[{ label: t('nav.home'), to: routes.home.build() }, ...above(user), { label: title }]} />
      <Stack gap="large">
        <Heading level={1}>{title}</Heading>
        {!member || !user ? (
          <Placeholder of={['20rem']} />
        ) : slug ? (
          <OwnCompany slug={slug}>{(company) => children(company, member)}</OwnCompany>
        ) : (
          <p>{profileText('noOwnCompany')}</p>
        )}
      </Stack>
    </Page>
  );
}

function OwnCompany({ slug, children }: { slug: string; children: (company: CompanyPage) => ReactNode }) {
  const { company, ...loading } = useCompany({ slug });
  return company ? children(company) : <CompanyPlaceholder {...loading} />;
}
