import { editPath, routes, userApi } from '@care/contracts';
import { Link, Meta, Row } from '@care/ui';
import { avatarPicture } from '@care/ui/illustrations';
import { Avatar } from '@care/ui/more';
import styled from '@emotion/styled';
import { useState } from 'react';
import { applyApi } from './apply-api';
import { applyText } from './texts';

const Person = styled(Row)`
  gap: var(--s-4);
  padding: var(--s-3) var(--s-4);
  border-radius: var(--r-card);
  background: var(--green-50);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
const Photo = styled.div`
  flex: none;
  width: 4rem;
`;
/** Below the photo where larger text leaves no room beside it. */
const Words = styled.div`
  flex: 1 1 11rem;
  min-width: 0;
`;
const Name = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;
const PHOTO_WIDTH = 64;

/** Name and photo of the applicant, from the public profile, which hides the real name (PP-16, AC-13). */
export function Applicant() {
  const profile = useOwnProfile();
  if (!profile) return null;
  const { slug, visible_name, gender, image } = profile;
  return (
    <Person>
      <Photo>
        <Avatar
          src={image ? image.url : avatarPicture(slug, gender)}
          variants={image?.variants}
          alt={image?.alt}
          width={PHOTO_WIDTH}
        />
      </Photo>
      <Words>
        <Meta>{applyText('as')}</Meta>
        <Name>{visible_name}</Name>
        <Meta>
          {applyText('shown')}{' '}
          <Link to={editPath(routes.jobSeekerProfile.build({ slug }))}>{applyText('profile')}</Link>
        </Meta>
      </Words>
    </Person>
  );
}

/** The own profile; kept when the session has just ended. */
function useOwnProfile() {
  const { currentData: user } = userApi.details.useQueryState();
  const [id, setId] = useState<number>();
  if (user?.profile && user.profile.id !== id) setId(user.profile.id);
  return applyApi.applicant.useQuery(id ?? 0, { skip: id === undefined }).data;
}
