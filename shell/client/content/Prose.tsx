import styled from '@emotion/styled';

/** Running text as editors write it: headings, paragraphs, lists, quotes, tables. */
export const Prose = styled.div`
  max-width: var(--size-measure);
  margin-bottom: var(--s-5);
  & > * + * {
    margin-top: var(--s-4);
  }
  & h2 {
    margin-top: var(--s-6);
    font-size: var(--t-h3);
    line-height: var(--l-h3);
  }
  & h3 {
    margin-top: var(--s-5);
    font-size: var(--t-h4);
    line-height: var(--l-h4);
  }
  & ul,
  & ol {
    padding-inline-start: 1.4rem;
  }
  & li + li {
    margin-top: var(--s-2);
  }
  & blockquote {
    margin-inline: 0;
    padding-inline-start: var(--s-4);
    border-inline-start: 4px solid var(--lamp-400);
  }
  & img {
    max-width: 100%;
    height: auto;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
  }
  & th,
  & td {
    padding: var(--s-2);
    text-align: start;
    vertical-align: top;
    border-bottom: 1px solid var(--line);
  }
`;
