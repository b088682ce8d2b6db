import { t } from '@care/contracts';
import { Button, type ButtonProps } from '@care/ui';
import { useFormState } from 'react-final-form';
import { SlowNotice } from '../feedback/SlowNotice';
import { formText } from './texts';

/**
 * Submits the form around it; busy during the submit, so that nothing is sent twice. If the submit takes long, a message
 * says so. The form then still waits for the answer (SH-15).
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <>
      <Button loadingText={t('status.sending')} {...props} type="submit" loading={submitting} />
      {submitting && <SlowNotice title={formText('slow')}>{formText('slowHint')}</SlowNotice>}
    </>
  );
}
