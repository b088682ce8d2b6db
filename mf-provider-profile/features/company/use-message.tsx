import { StatusMessage } from '@care/ui/more';
import { useState } from 'react';

interface Message {
  /** Changes with every message, so that a repeated one takes the focus again. */
  number: number;
  kind: 'success' | 'error';
  title: string;
  text?: string | undefined;
}

/** The message about the last action. */
export function useMessage() {
  const [message, setMessage] = useState<Message>();
  return {
    message: message && (
      <StatusMessage key={message.number} kind={message.kind} title={message.title}>
        {message.text && <p>{message.text}</p>}
      </StatusMessage>
    ),
    report: (kind: Message['kind'], title: string, text?: string) =>
      setMessage((before) => ({ number: (before?.number ?? 0) + 1, kind, title, text })),
    clear: () => setMessage(undefined),
  };
}
