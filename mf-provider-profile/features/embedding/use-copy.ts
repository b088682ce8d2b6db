import { useState } from 'react';
import { embeddingText } from './texts';

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
