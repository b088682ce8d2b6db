import { embeddingText } from './texts';

/** Copies a text; returns the message about it. */
export async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return embeddingText('copied');
  } catch {
    return embeddingText('notCopied');
  }
}
