import { useEffect } from 'react';
import { useForm } from 'react-final-form';

const nothing = () => undefined;

/**
 * Stands before the fields of a form and keeps these known to it: the library gives a field that appears, or appears again,
 * its initial value, and an entry that was put back or moved to another row would be lost.
 */
export function HeldFields({ names }: { names: readonly string[] }) {
  const form = useForm();
  const list = names.join('\n');
  useEffect(() => {
    const releases = list ? list.split('\n').map((name) => form.registerField(name, nothing, {})) : [];
    return () => releases.forEach((release) => release());
  }, [form, list]);
  return null;
}
