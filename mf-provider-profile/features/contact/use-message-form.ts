import { useCallback, useState, type ComponentType } from 'react';
import type { MessageFormProps } from './MessageForm';

type LateForm = { kind: 'absent' } | { kind: 'failed' } | { kind: 'ready'; Form: ComponentType<MessageFormProps> };

/** The form as code of its own: nobody who only looks at a profile downloads it. `load` tries again after a failure. */
export function useMessageForm() {
  const [form, setForm] = useState<LateForm>({ kind: 'absent' });
  const load = useCallback(() => {
    setForm({ kind: 'absent' });
    import('./MessageForm').then(
      ({ MessageForm }) => setForm({ kind: 'ready', Form: MessageForm }),
      () => setForm({ kind: 'failed' }),
    );
  }, []);
  return { form, load };
}
