import styled from '@emotion/styled';
import { encode } from 'uqr';

// Apps read dark modules on a light ground, also if the page is dark.
const Squares = styled.svg`
  width: 13rem;
  max-width: 100%;
  background: #fff;
  color: #000;
`;

/** A QR code, drawn as one path of squares. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text);
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <Squares role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={squares.join('')} fill="currentColor" />
    </Squares>
  );
}
