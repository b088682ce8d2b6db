import { t } from '@care/contracts';
import { IconButton } from '@care/ui';
import { FieldFrame, Input, InputWithIcon } from '@care/ui/field';
import { useLazyModule } from '@care/ui/lazy';
import { Eye, EyeOff, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { useFormField } from './form-context';
import { useShownError } from './use-shown-error';

export interface NamedField {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
}

export interface TextFieldProps extends NamedField {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'date' | 'number';
  /** What the browser may fill in; belongs on every personal field. */
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  /** An example, never the label. */
  placeholder?: string;
  icon?: LucideIcon;
}

const fetchMeantAddress = () => import('./MeantAddress').then(({ MeantAddress }) => MeantAddress);

/** One line of text. A password gets a button that shows it; an e-mail address is asked about when its domain looks mistyped. */
export function TextField({ name, label, hint, required, type = 'text', icon, ...rest }: TextFieldProps) {
  const { input, meta } = useField<string>(name);
  const id = useFormField(name, label);
  const [visible, setVisible] = useState(false);
  const { lazy, load } = useLazyModule(fetchMeantAddress);
  const error = useShownError(meta);
  const focus = () => {
    input.onFocus();
    if (type === 'email' && lazy.kind !== 'ready') load();
  };
  const take = (address: string) => {
    input.onChange(address);
    document.getElementById(id)?.focus(); // the button is gone
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} required={required} error={error}>
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
          {lazy.kind === 'ready' && <lazy.module value={input.value} active={Boolean(meta.active)} onTake={take} />}
        </>
      )}
    </FieldFrame>
  );
}
