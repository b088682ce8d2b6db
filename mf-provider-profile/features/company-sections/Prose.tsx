import { Lead, Measure, Stack } from '@care/ui';
import styled from '@emotion/styled';

const Lines = styled(Stack)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface ProseProps {
  text: string;
  /** The first paragraph is set larger. */
  lead?: boolean;
}

/** A provider's own words: blank lines part paragraphs, single ones stay. */
export const Prose = ({ text, lead = false }: ProseProps) => (
  <Measure>
    <Lines>
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, index) =>
          lead && index === 0 ? <Lead key={index}>{paragraph}</Lead> : <p key={index}>{paragraph}</p>,
        )}
    </Lines>
  </Measure>
);
