import { t } from '@care/contracts';
import { Alert, Button, type ButtonProps } from '@care/ui';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useFormState } from 'react-final-form';
import { formText } from './texts';

const SLOW_AFTER_MS = 15_000;

/** In a row of buttons it is the last line. */
const Notice = styled(Alert)`
  order: 1;
  flex-basis: 100%;
  margin-top: var(--s-3);
`;

/**
 * Submits the form around it; busy during the submit, so that nothing is sent twice. If the submit takes long, a message
 * says so. The form then still waits for the answer (SH-15).
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <>
      <Button loadingText={t('status.sending')} {...props} type="submit" loading={submitting} />
      {submitting && <SlowNotice />}
    </>
  );
}

function SlowNotice() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <Notice kind="info" title={formText('slow')}>
      <p>{formText('slowHint')}</p>
    </Notice>
  );
}
