import { routes, t, useMember, userApi, type PageHead, type PageProps } from '@care/contracts';
import type { CompanyPage, UserDetails } from '@care/contracts/schemas';
import type { Crumb } from '@care/ui';
import { PageFrame, Placeholder } from '@care/ui/more';
import type { ReactNode } from 'react';
import { CompanyPlaceholder } from './CompanyPlaceholder';
import { profileText } from '../../texts';
import { useCompany } from './load-company';

interface OwnCompanyPageProps extends Pick<PageProps, 'url'> {
  title: string;
  /** The page above this one; the company area by default. */
  above?: (user: UserDetails | undefined) => Crumb[];
  children: (company: CompanyPage) => ReactNode;
}

const ownerArea = () => [{ label: t('nav.companyOwnerArea'), to: routes.companyOwnerArea.build() }];

/** The head of such a page: it is personal and not indexed. */
export const personalHead = (title: string, description: string) => (): PageHead => ({
  title,
  description,
  robots: 'noindex,follow',
});

/** A page for the own provider of a signed-in user. */
export function OwnCompanyPage({ url, title, above = ownerArea, children }: OwnCompanyPageProps) {
  const isMember = useMember(url) !== undefined;
  const { currentData: user } = userApi.details.useQueryState();
  const slug = user?.company?.slug;
  return (
    <PageFrame title={title} above={above(user)} gap="large">
      {!isMember || !user ? (
        <Placeholder of={['20rem']} />
      ) : slug ? (
        <OwnCompany slug={slug}>{children}</OwnCompany>
      ) : (
        <p>{profileText('noOwnCompany')}</p>
      )}
    </PageFrame>
  );
}

function OwnCompany({ slug, children }: { slug: string; children: (company: CompanyPage) => ReactNode }) {
  const { company, ...loading } = useCompany({ slug });
  return company ? children(company) : <CompanyPlaceholder {...loading} />;
}
