import { Lead, Measure, Stack } from '@care/ui';
import styled from '@emotion/styled';

const Paragraphs = styled(Stack)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface ProseProps {
  text: string;
  /** Shows the first paragraph in a larger size. */
  lead?: boolean;
}

/** A provider's text: blank lines separate paragraphs, single line breaks are kept. */
export const Prose = ({ text, lead = false }: ProseProps) => (
  <Measure>
    <Paragraphs>
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, index) =>
          lead && index === 0 ? <Lead key={index}>{paragraph}</Lead> : <p key={index}>{paragraph}</p>,
        )}
    </Paragraphs>
  </Measure>
);
