import { useUserContext, type SlotProps } from '@care/contracts';
import styled from '@emotion/styled';
import { FollowHeart } from './FollowButton';

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
  if (userPk === null || userCompany?.id === id) return null;
  return (
    <Wrapper>
      <FollowHeart company={{ id }} companyName={companyName} floating />
    </Wrapper>
  );
}
