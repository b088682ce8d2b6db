import { useState } from 'react';
import { embeddingText } from './texts';

/** A function that copies a text, and the message about it for a visible status. The message is empty until a text was copied. */
export function useCopy() {
  const [told, setTold] = useState('');
  const copy = async (text: string) => {
    setTold('');
    setTold(await copyText(text));
  };
  return { told, copy: (text: string) => void copy(text) };
}

async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return embeddingText('copied');
  } catch {
    return embeddingText('notCopied');
  }
}
