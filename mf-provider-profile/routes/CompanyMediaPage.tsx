import {
  careApi,
  profilePath,
  routes,
  t,
  useAppDispatch,
  useMember,
  userApi,
  type PageHead,
  type PageProps,
  type SignedIn,
} from '@care/contracts';
import { TIER_LIMITS } from '@care/contracts/constants';
import { useLocation } from '@care/contracts/router';
import { Breadcrumbs, Container, Heading, Lead, Loading, Skeleton, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';
import { CompanyPlaceholder } from '../features/company/CompanyPlaceholder';
import { profileApi } from '../features/company/profile-api';
import { useCompany } from '../features/company/use-company';
import { GalleryEditor } from '../features/media/GalleryEditor';
import { HiddenMainImage } from '../features/media/HiddenMainImage';
import { companyTags, mediaApi } from '../features/media/media-api';
import { SinglePicture } from '../features/media/SinglePicture';
import { mediaText } from '../features/media/texts';

const Page = styled(Container)`
  padding-bottom: var(--s-7);
`;
const Column = styled.div`
  max-width: 55rem;
`;

/** Logo, main image and gallery of the own provider (PP-11, PP-12). */
export function CompanyMediaPage({ url }: PageProps) {
  const member = useMember(url);
  const { data: user } = userApi.details.useQueryState();
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
  const dispatch = useAppDispatch();
  if (!company) return <CompanyPlaceholder {...loading} />;
  const onStored = () => {
    dispatch(careApi.util.invalidateTags([...companyTags(company.id)]));
    // A file may be stored after the page was left.
    const anew = { subscribe: false, forceRefetch: true };
    void dispatch(mediaApi.details.initiate(company.id, anew));
    return dispatch(profileApi.company.initiate(slug, anew));
  };
  const own = { company, user: user.id, token, onStored };
  return (
    <>
      <Lead>{mediaText('lead')}</Lead>
      <Place id="logo">
        <SinglePicture {...own} kind="logo" image={company.logo} />
      </Place>
      {TIER_LIMITS[company.subscription].mainImage ? (
        <SinglePicture {...own} kind="main" image={company.main_image} />
      ) : (
        <HiddenMainImage company={company} />
      )}
      <Place id="images">
        <GalleryEditor {...own} />
      </Place>
    </>
  );
}

/** A part of the page that takes the focus if the fragment of the URL names it, as `?edit=logo` of the profile does. */
function Place({ id, children }: { id: string; children: ReactNode }) {
  const isWanted = useLocation().hash === `#${id}`;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted) place.current?.focus();
  }, [isWanted]);
  return (
    <div ref={place} id={id} tabIndex={-1}>
      {children}
    </div>
  );
}

/** The page is personal and not indexed. */
export const companyMediaHead = (): PageHead => ({
  title: mediaText('title'),
  description: mediaText('description'),
  robots: 'noindex,follow',
});
