import type { Picture as LogoPicture } from '@care/contracts/schemas';
import { media, ownProps, Picture } from '@care/ui';
import styled from '@emotion/styled';

const Plate = styled('span', ownProps('small'))<{ small: boolean }>`
  display: grid;
  place-items: center;
  width: ${({ small }) => (small ? '3.25rem' : '5rem')};
  aspect-ratio: 1;
  flex: none;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  color: var(--green-700);
  font: 600 ${({ small }) => (small ? '1.25rem' : '1.75rem')} / 1 var(--font-head);
  & > img {
    height: 100%;
    object-fit: contain;
    background: none;
  }
  ${media.phone} {
    width: 3.5rem;
    font-size: 1.25rem;
  }
`;

const SHOWN_WIDTH = 80;

/** "SE" for "Seniorenzentrum Elisabeth-Garten". */
const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('');

interface CompanyLogoProps {
  name: string;
  logo: LogoPicture | null;
  small?: boolean;
}

/** The provider's logo or its initials; decorative. */
export const CompanyLogo = ({ name, logo, small = false }: CompanyLogoProps) => (
  <Plate small={small} aria-hidden="true">
    {logo ? (
      <Picture
        variants={logo.variants}
        src={logo.url}
        alt=""
        width={logo.width ?? SHOWN_WIDTH}
        height={logo.height ?? SHOWN_WIDTH}
        sizes={`${SHOWN_WIDTH}px`}
      />
    ) : (
      initialsOf(name)
    )}
  </Plate>
);
