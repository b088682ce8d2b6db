import { t } from '@care/contracts';
import { Button, type ButtonProps } from '@care/ui';
import { useFormState } from 'react-final-form';

/** Submits the form around it; busy during the submit, so that nothing is sent twice. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return <Button loadingText={t('status.sending')} {...props} type="submit" loading={submitting} />;
}
