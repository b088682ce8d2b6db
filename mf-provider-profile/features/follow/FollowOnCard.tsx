import { useUserContext, type SlotProps } from '@care/contracts';
import { IconButton, Meta, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { Heart } from 'lucide-react';
import { followText } from './texts';
import { useFollowing } from './use-following';

const Wrapper = styled.div`
  display: grid;
  justify-items: end;
  gap: var(--s-1);
  /* Why it did not work, or that it takes long. */
  & > p {
    max-width: 15rem;
    padding: var(--s-2) var(--s-3);
    border-radius: var(--r-button);
    background: var(--surface);
    box-shadow: var(--shadow-card);
  }
`;

/** Following from a list, for everybody signed in who does not own the provider (PP-28). */
export function FollowOnCard({ id, companyName }: SlotProps['company.follow']) {
  const { userPk, userCompany } = useUserContext();
  const { isFollowed, isBusy, isForAll, message, toggle } = useFollowing(id);
  if (userPk === null || userCompany?.id === id) return null;
  const Status = isForAll ? Meta : VisuallyHidden;
  return (
    <Wrapper>
      <IconButton
        icon={Heart}
        label={followText('followName', { name: companyName })}
        pressed={isFollowed}
        floating
        aria-disabled={isBusy || undefined}
        onClick={toggle}
      />
      <Status role="status">{message}</Status>
    </Wrapper>
  );
}
