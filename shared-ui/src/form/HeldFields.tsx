import { useEffect } from 'react';
import { useForm } from 'react-final-form';

const nothing = () => undefined;

/**
 * Keeps fields registered with the form; rendered before them. The library resets a field to its initial value when it is
 * mounted, which would overwrite a restored draft or a value moved to another row.
 */
export function HeldFields({ names }: { names: readonly string[] }) {
  const form = useForm();
  const list = names.join('\n');
  useEffect(() => {
    const unregisterAll = list ? list.split('\n').map((name) => form.registerField(name, nothing, {})) : [];
    return () => unregisterAll.forEach((unregister) => unregister());
  }, [form, list]);
  return null;
}
