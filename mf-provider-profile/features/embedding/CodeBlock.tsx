import { Button, Meta, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { embeddingText } from './texts';

const Figure = styled.figure`
  min-width: 0;
  background: var(--night);
  color: var(--night-text);
  border-radius: var(--r-card);
  overflow: hidden;
`;
const Head = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 1rem;
  justify-content: space-between;
  align-items: center;
  min-height: 3.4rem;
  padding: 0.55rem 0.6rem 0.55rem 1.1rem;
  border-bottom: 1px solid var(--night-soft);
  font-weight: 600;
`;
const Code = styled.pre`
  margin: 0;
  padding: 1rem 1.1rem 1.2rem;
  font:
    400 1rem/1.6 ui-monospace,
    'DejaVu Sans Mono',
    monospace;
  white-space: pre-wrap;
  & > code {
    font: inherit;
  }
`;
const CopyButton = styled(Button)`
  background: transparent;
  border-color: var(--night-soft);
  color: var(--night-text);
  &:hover {
    background: var(--night-text);
    color: var(--ink);
  }
  &:focus-visible {
    outline-color: var(--night-text);
  }
  @media (scripting: none) {
    display: none;
  }
`;

const CopyStatus = styled(Meta)`
  color: var(--night-text);
  &:not(:empty) {
    padding: 0.8rem 1.1rem 0;
  }
`;

/** Code with a button that copies it (EM-05). */
export function CodeBlock({ title, code }: { title: string; code: string }) {
  const name = useId();
  const { message, copy } = useCopy();
  return (
    <Figure aria-labelledby={name}>
      <Head>
        <span id={name}>{title}</span>
        <CopyButton variant="secondaryGray" size="small" onClick={() => copy(code)}>
          {embeddingText('copy')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </CopyButton>
      </Head>
      <CopyStatus role="status">{message}</CopyStatus>
      <Code>
        <code>{code}</code>
      </Code>
    </Figure>
  );
}

/** A function that copies a text, and the message about it for a visible status. The message is empty until a text was copied. */
export function useCopy() {
  const [message, setMessage] = useState('');
  const copy = async (text: string) => {
    setMessage('');
    setMessage(await copyText(text));
  };
  return { message, copy: (text: string) => void copy(text) };
}

async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return embeddingText('copied');
  } catch {
    return embeddingText('notCopied');
  }
}
