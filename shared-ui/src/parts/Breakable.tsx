import { Fragment } from 'react';

/** Behind a slash that another word follows, as in "Pflegefachfrau/Pflegefachmann"; not in "Altenpfleger/in". */
const gap = /(?<=\/)(?=\p{L}{4})/u;

/** A text that may go on in the next line after its slash; read aloud and copied it stays one word. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(gap).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
