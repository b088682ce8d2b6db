import { useEffect } from 'react';
import { useForm } from 'react-final-form';

const nothing = () => undefined;

interface HeldFieldsProps {
  names: readonly string[];
  /** When two values of a field are the same; by default when they are identical. */
  isEqual?: (one: unknown, other: unknown) => boolean;
}

/**
 * Keeps fields registered with the form; rendered before them. The library resets a field to its initial value when it
 * is mounted, which would overwrite a restored draft or a value moved to another row.
 */
export function HeldFields({ names, isEqual }: HeldFieldsProps) {
  const form = useForm();
  const list = names.join('\n');
  useEffect(() => {
    const config = isEqual && { isEqual };
    const unregisterAll = list ? list.split('\n').map((name) => form.registerField(name, nothing, {}, config)) : [];
    return () => unregisterAll.forEach((unregister) => unregister());
  }, [form, list, isEqual]);
  return null;
}
