import { css } from '@emotion/react';

/** An input that lies unseen over the whole of its label, which shows its state. */
export const coveringInput = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;
