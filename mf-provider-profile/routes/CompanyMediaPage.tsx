import { profilePath, type PageProps } from '@care/contracts';
import { OwnCompanyPage, personalHead } from '../features/company/OwnCompanyPage';
import { MediaParts } from '../features/media/MediaParts';
import type { OwnMedia } from '../features/media/PictureFields';
import { mediaText } from '../features/media/texts';
import { useOnStored } from '../features/media/media-api';

/** Logo, main image and gallery of the own provider (PP-11, PP-12). */
export const CompanyMediaPage = ({ url }: PageProps) => (
  <OwnCompanyPage
    url={url}
    title={mediaText('title')}
    above={(user) => (user?.company ? [{ label: user.company.name, to: profilePath(user.company.slug) }] : [])}
  >
    {(company, { token, user }) => <Parts company={company} user={user.id} token={token} />}
  </OwnCompanyPage>
);

const Parts = (own: Omit<OwnMedia, 'onStored'>) => <MediaParts {...own} onStored={useOnStored(own.company)} />;

export const companyMediaHead = personalHead(mediaText('title'), mediaText('description'));
