import { Fragment } from 'react';

/** The position after a slash before another word, as in "Pflegefachfrau/Pflegefachmann"; not in "Altenpfleger/in". */
const breakPosition = /(?<=\/)(?=\p{L}{4})/u;

/** A text with a possible line break after a slash. Screen readers and copied text are not affected. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(breakPosition).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
