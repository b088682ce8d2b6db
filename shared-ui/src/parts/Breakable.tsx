import { Fragment } from 'react';

/** "Pflegefachfrau/Pflegefachmann" may go on in the next line after its slash; read aloud and copied it stays one word. */
export const Breakable = ({ text }: { text: string }) =>
  text.split('/').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
