import type { ComponentProps } from 'react';
import { accountText } from '@care/contracts/account-texts';
import { Button, Row } from '@care/ui';
import { SubmitButton, useDraft, CallForm, useFirstFieldFocus } from '@care/ui/form';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { omittedAccountFields } from '../account-fields/account-values';

const omittedFields = [...omittedAccountFields, 'old_password'];

interface OpenFormProps<Values extends object, Answer> extends Omit<
  ComponentProps<typeof CallForm<Values, Answer>>,
  'omit'
> {
  draft: string;
  onCancel: () => void;
  /** Label of the submit button. */
  action: string;
  /** Of the submit button. */
  icon?: LucideIcon;
  children: ReactNode;
}

/** A form that a button has opened, with a cancel button; its first field takes the focus. */
export function OpenForm<Values extends object, Answer = unknown>(props: OpenFormProps<Values, Answer>) {
  const { onCancel, action, icon, children, ...form } = props;
  const draft = useDraft(form.draft);
  // The button with the focus was removed. A form opened from a draft after a reload does not take the focus.
  const container = useFirstFieldFocus(!draft.wasFound);
  const cancel = () => {
    draft.remove();
    onCancel();
  };
  return (
    <div ref={container}>
      <CallForm<Values, Answer> {...form} omit={omittedFields}>
        {children}
        <Row>
          <SubmitButton icon={icon}>{action}</SubmitButton>
          <Button variant="secondaryGray" onClick={cancel}>
            {accountText('actions.cancel')}
          </Button>
        </Row>
      </CallForm>
    </div>
  );
}

/** For a form that replaces a button: `close` shows the button again and moves the focus to it. */
export function useClosing(hideForm: () => void) {
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(hideForm);
    opener.current?.focus();
  };
  return { opener, close };
}
