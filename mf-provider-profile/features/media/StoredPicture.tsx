import type { Image } from '@care/contracts/schemas';
import { Picture } from '@care/ui';
import styled from '@emotion/styled';
import { mediaText } from './texts';

const Preview = styled.div`
  max-width: 20rem;
`;
const LogoPreview = styled.div`
  max-width: 8rem;
`;

/** A small view of the logo or the main image. */
export function StoredPicture({ kind, image }: { kind: 'logo' | 'main'; image: Image }) {
  const Frame = kind === 'logo' ? LogoPreview : Preview;
  return (
    <Frame>
      <Picture
        variants={image.variants}
        src={image.url}
        alt={image.alt || mediaText(`${kind}.alt`)}
        width={image.width ?? 320}
        height={image.height ?? 240}
        sizes="320px"
      />
    </Frame>
  );
}
