import type { CompanyCard } from '@care/contracts/schemas';
import { Picture } from '@care/ui';
import { defaultPicture, defaultPictureSize } from '@care/ui/illustrations';
import styled from '@emotion/styled';

const Frame = styled.div`
  position: relative;
  align-self: start;
`;
const Main = styled(Picture)`
  aspect-ratio: 4 / 4.4;
  border-radius: 50% 50% 0.75rem 0.75rem / 20% 20% 0.75rem 0.75rem;
  @media (max-width: 599px) {
    aspect-ratio: 16 / 8.4;
    border-radius: 0;
  }
`;
const Logo = styled.span`
  position: absolute;
  left: 0.6rem;
  bottom: 0.6rem;
  display: grid;
  width: 3.25rem;
  height: 3.25rem;
  overflow: hidden;
  border-radius: 0.6rem;
  background: #fff;
  box-shadow: var(--shadow-card);
  & > img {
    height: 100%;
    object-fit: contain;
    background: none;
  }
`;

/** The picture has a column of its own from 600 px on. Below, it is as wide as the card. */
const SIZES = '(min-width: 600px) 208px, 100vw';
const LOGO_SIZE = 52;

interface CompanyPictureProps {
  company: Pick<CompanyCard, 'id' | 'services' | 'main_image' | 'logo'>;
  /** The illustration that the list has chosen, so that neighbours have different ones. */
  drawn: string | undefined;
  /** True for the first cards of the list, whose pictures load at once. */
  eager: boolean;
}

/** The main image if the tier includes one, else the illustration of the first care form. */
export const pictureOf = (
  { id, services, main_image }: Pick<CompanyCard, 'id' | 'services' | 'main_image'>,
  drawn = defaultPicture(services[0]?.value, id),
) =>
  main_image
    ? {
        variants: main_image.variants,
        src: main_image.url,
        width: main_image.width ?? defaultPictureSize.width,
        height: main_image.height ?? defaultPictureSize.height,
      }
    : { src: drawn, ...defaultPictureSize };

/** The picture of a provider. The logo overlaps it (SR-13). */
export const CompanyPicture = ({ company, drawn, eager }: CompanyPictureProps) => (
  <Frame>
    <Main {...pictureOf(company, drawn)} alt={company.main_image?.alt ?? ''} sizes={SIZES} eager={eager} />
    {company.logo && (
      <Logo>
        <Picture
          variants={company.logo.variants}
          src={company.logo.url}
          alt=""
          width={LOGO_SIZE}
          height={LOGO_SIZE}
          sizes={`${LOGO_SIZE}px`}
        />
      </Logo>
    )}
  </Frame>
);
