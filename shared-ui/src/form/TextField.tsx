import { t } from '@care/contracts';
import { IconButton } from '@care/ui';
import { FieldFrame, Input, InputWithIcon } from '@care/ui/field';
import { useLazyModule } from '@care/ui/lazy';
import { Eye, EyeOff, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { FullWidth } from './CareForm';
import { useFramedField, type NamedField } from './form-context';

export interface TextFieldProps extends NamedField {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'date' | 'number' | 'time' | 'datetime-local';
  /** The autofill token; required on every field for personal data. */
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  /** An example, never the label. */
  placeholder?: string;
  icon?: LucideIcon;
  /** First and last day of a date, as YYYY-MM-DD. */
  min?: string;
  max?: string;
}

const fetchEmailSuggestion = () => import('./EmailSuggestion').then(({ EmailSuggestion }) => EmailSuggestion);

/**
 * One line of text. A password field has a button that shows the password; an e-mail field suggests a correction for a
 * mistyped domain.
 */
export function TextField({ name, label, hint, required, type = 'text', icon, ...rest }: TextFieldProps) {
  const { input, meta, frame } = useFramedField<string>({ name, label, hint, required });
  const [visible, setVisible] = useState(false);
  const { lazy, load } = useLazyModule(fetchEmailSuggestion);
  const focus = () => {
    input.onFocus();
    if (type === 'email' && lazy.kind !== 'ready') load();
  };
  const acceptSuggestion = (address: string) => {
    input.onChange(address);
    document.getElementById(frame.id)?.focus(); // the focused button was removed
  };
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <>
          <InputWithIcon icon={icon}>
            <Input {...rest} {...input} {...control} onFocus={focus} type={visible ? 'text' : type} />
            {type === 'password' && (
              <IconButton
                icon={visible ? EyeOff : Eye}
                label={t(visible ? 'actions.hidePassword' : 'actions.showPassword')}
                onClick={() => setVisible(!visible)}
              />
            )}
          </InputWithIcon>
          {lazy.kind === 'ready' && (
            <lazy.module value={input.value} active={Boolean(meta.active)} onAccept={acceptSuggestion} />
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** A text field that spans both columns of a form. */
export const WideTextField = (props: TextFieldProps) => (
  <FullWidth>
    <TextField {...props} />
  </FullWidth>
);
