import type { SearchType } from '@care/contracts/search';
import { Container, Lead, media } from '@care/ui';
import { hero, heroPhone } from '@care/ui/illustrations';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { searchName } from '../search/searches';
import { audienceOf, useInvitations } from './audiences';

const Scene = styled.div`
  position: relative;
  overflow: clip;
  background: var(--blue-100);
`;
// The picture stands behind the text on wide screens, and as a strip below it on narrow ones.
const PhonePicture = styled.img`
  width: 100%;
  max-height: 20rem;
  aspect-ratio: 780 / 340;
  object-fit: cover;
  object-position: 50% 100%;
  ${media.desktop} {
    position: absolute;
    inset: 0;
    height: 100%;
    max-height: none;
    aspect-ratio: auto;
    object-position: 82% 100%;
  }
  @media (min-width: 1024px) and (max-width: 1199px) {
    object-position: 96% 100%;
  }
`;
const HeroContent = styled(Container)`
  position: relative;
  z-index: 1;
  padding-block: 1.5rem 0.25rem;
  & > div {
    max-width: 33rem;
  }
  & p {
    max-width: 30rem;
    margin-top: var(--s-3);
  }
  ${media.desktop} {
    min-height: clamp(25rem, 38vw, 31rem);
    padding-block: clamp(2rem, 4.5vw, 4rem) 0;
  }
  @media (min-width: 1024px) and (max-width: 1199px) {
    & > div {
      max-width: 27rem;
    }
  }
`;
const Finder = styled(Container)`
  position: relative;
  z-index: 2;
  margin-top: -1.1rem;
  ${media.desktop} {
    margin-top: -3.75rem;
  }
`;
const HeroSection = styled.section`
  background: var(--surface);
`;

/** The banner of a home tab, with the finder (SH-19). */
export function Hero({ searchType, children }: { searchType: SearchType; children: ReactNode }) {
  const [invitation] = useInvitations([audienceOf[searchType]]);
  return (
    <HeroSection aria-labelledby="startseite">
      <Scene>
        <HeroContent>
          <div>
            <h1 id="startseite">{invitation?.title ?? searchName(searchType)}</h1>
            <Lead>{invitation?.text}</Lead>
          </div>
        </HeroContent>
        <picture>
          <source media="(min-width: 1024px)" srcSet={hero} />
          <PhonePicture src={heroPhone} alt="" width={780} height={340} fetchPriority="high" />
        </picture>
      </Scene>
      <Finder>{children}</Finder>
    </HeroSection>
  );
}
