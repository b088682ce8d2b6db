import styled from '@emotion/styled';
import { Fragment } from 'react';

const Block = styled.div`
  & > * {
    margin-top: var(--s-3);
  }
`;

const PlaceHolder = styled.mark`
  background: var(--lamp-200);
  color: inherit;
`;

/**
 * Renders paragraphs and lists of plain text. Text in square brackets is a place-holder for the operator, and is
 * marked.
 */
export const RunningText = ({ text }: { text: string }) => (
  <Block>
    {text.split('\n\n').map((block) => {
      const lines = block.split('\n');
      if (!lines.every((line) => line.startsWith('- '))) return <p key={block}>{withMarks(block)}</p>;
      return (
        <ul key={block}>
          {lines.map((line) => (
            <li key={line}>{withMarks(line.slice(2))}</li>
          ))}
        </ul>
      );
    })}
  </Block>
);

const withMarks = (text: string) =>
  text
    .split(/(\[[^\]]+\])/)
    .map((part, index) =>
      part.startsWith('[') ? <PlaceHolder key={index}>{part}</PlaceHolder> : <Fragment key={index}>{part}</Fragment>,
    );
