import { media, ownProps, Picture } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

type BannerTone = 'green' | 'night';

const Frame = styled('section', ownProps('tone'))<{ tone: BannerTone }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-radius: var(--r-panel);
  ${({ tone }) =>
    tone === 'night'
      ? 'background: var(--night); color: var(--night-text); & h2 { color: #fff; }'
      : 'background: var(--green-100);'}
  ${media.tablet} {
    grid-template-columns: 1.15fr 1fr;
  }
  & > img {
    width: 100%;
    height: 100%;
    min-height: 13rem;
    object-fit: cover;
    object-position: 50% 88%;
  }
`;

const BannerText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  align-content: center;
  justify-items: start;
  padding: clamp(1.5rem, 1rem + 2.4vw, 3rem);
  & > * {
    max-width: 100%;
  }
`;

interface BannerProps {
  tone: BannerTone;
  title: string;
  children: ReactNode;
  /** Decorative picture, 16:10. */
  picture?: string;
}

/** A wide call to action: heading, one sentence, one action, a picture. */
export const Banner = ({ tone, title, children, picture }: BannerProps) => (
  <Frame tone={tone} data-ground={tone === 'night' ? 'night' : undefined}>
    <BannerText>
      <h2>{title}</h2>
      {children}
    </BannerText>
    {picture && <Picture src={picture} alt="" width={640} height={400} />}
  </Frame>
);
