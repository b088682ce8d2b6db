import { ButtonLink, Container } from '@care/ui';
import community from '@care/ui/assets/illustrations/default-senioren-wg-0.svg';
import garden from '@care/ui/assets/illustrations/article-2.svg';
import house from '@care/ui/assets/illustrations/default-stationare-pflege-1.svg';
import { Banner } from '@care/ui/more';
import styled from '@emotion/styled';
import { useInvitations, type Audience } from './audiences';

// Two banners beside each other have no space for text and picture in one row, so the picture stands on top.
const Pair = styled(Container)`
  display: grid;
  gap: var(--s-5);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  padding-block: var(--s-section) 0;
  & > section {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 15rem 1fr;
  }
  & > section > img {
    order: -1;
  }
`;

const pictures: Record<Audience, string> = { careSeekers: garden, jobSeekers: community, employers: house };

/** Banners for the other groups of users (SH-19). */
export function Invitations({ to }: { to: readonly [Audience, Audience] }) {
  const invitations = useInvitations(to);
  if (invitations.length === 0) return null;
  return (
    <Pair>
      {to.map((audience, index) => {
        const isGreen = audience === 'jobSeekers'; // green stands for work
        const { title = '', text, action, to: path = '' } = invitations[index] ?? {};
        return (
          <Banner key={audience} tone={isGreen ? 'green' : 'night'} title={title} picture={pictures[audience]}>
            <p>{text}</p>
            <ButtonLink variant={isGreen ? 'secondaryGreen' : 'secondaryGreenRevert'} to={path}>
              {action}
            </ButtonLink>
          </Banner>
        );
      })}
    </Pair>
  );
}
