import {
  profilePath,
  routes,
  t,
  useMember,
  userApi,
  type PageHead,
  type PageProps,
  type SignedIn,
} from '@care/contracts';
import { allows } from '@care/contracts/tiers';
import type { CompanyPage } from '@care/contracts/schemas';
import { Breadcrumbs, Container, Heading, Lead, Loading, Skeleton, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { CompanyPlaceholder } from '../features/company/CompanyPlaceholder';
import { useCompany } from '../features/company/use-company';
import { GalleryEditor } from '../features/media/GalleryEditor';
import { HiddenMainImage } from '../features/media/HiddenMainImage';
import { SinglePicture } from '../features/media/SinglePicture';
import { mediaText } from '../features/media/texts';
import { useOnStored } from '../features/media/use-on-stored';

const Page = styled(Container)`
  padding-bottom: var(--s-7);
`;
const Column = styled.div`
  max-width: 55rem;
`;

/** Logo, main image and gallery of the own provider (PP-11, PP-12). */
export function CompanyMediaPage({ url }: PageProps) {
  const member = useMember(url);
  const { currentData: user } = userApi.details.useQueryState();
  const waiting = (
    <Loading>
      <Skeleton height="20rem" />
    </Loading>
  );
  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: t('nav.home'), to: routes.home.build() },
          ...(user?.company ? [{ label: user.company.name, to: profilePath(user.company.slug) }] : []),
          { label: mediaText('title') },
        ]}
      />
      <Column>
        <Stack gap="large">
          <Heading level={1}>{mediaText('title')}</Heading>
          {!member || !user ? (
            waiting
          ) : user.company ? (
            <OwnMedia slug={user.company.slug} member={member} />
          ) : (
            <p>{mediaText('noCompany')}</p>
          )}
        </Stack>
      </Column>
    </Page>
  );
}

function OwnMedia({ slug, member: { token, user } }: { slug: string; member: SignedIn }) {
  const { company, ...loading } = useCompany({ slug });
  if (!company) return <CompanyPlaceholder {...loading} />;
  return <Parts company={company} user={user.id} token={token} />;
}

function Parts({ company, ...member }: { company: CompanyPage; user: string; token: string }) {
  const own = { ...member, company, onStored: useOnStored(company) };
  return (
    <>
      <Lead>{mediaText('lead')}</Lead>
      <SinglePicture {...own} kind="logo" image={company.logo} />
      {allows(company.subscription, 'mainImage') ? (
        <SinglePicture {...own} kind="main" image={company.main_image} />
      ) : (
        <HiddenMainImage company={company} />
      )}
      <GalleryEditor {...own} />
    </>
  );
}

/** The page is personal and not indexed. */
export const companyMediaHead = (): PageHead => ({
  title: mediaText('title'),
  description: mediaText('description'),
  robots: 'noindex,follow',
});
