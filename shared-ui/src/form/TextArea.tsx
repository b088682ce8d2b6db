import { t } from '@care/contracts';
import { Meta } from '@care/ui';
import { FieldFrame, TextAreaControl } from '@care/ui/field';
import { useField } from 'react-final-form';
import { useFormField, useShownError } from './form-context';
import type { NamedField } from './TextField';

export interface TextAreaProps extends NamedField {
  /** Shows a character counter; longer text is not cut off (RV-02). */
  maxLength?: number;
  placeholder?: string;
  rows?: number;
}

/** Several lines of text, with a counter if there is a limit. */
export function TextArea({ name, label, hint, required, maxLength, ...rest }: TextAreaProps) {
  const { input, meta } = useField<string>(name);
  const id = useFormField(name, label);
  const error = useShownError(meta);
  const counterId = `${id}-counter`;
  return (
    <FieldFrame id={id} label={label} hint={hint} required={required} error={error}>
      {(control) => {
        const described = [control['aria-describedby'], maxLength && counterId].filter(Boolean).join(' ') || undefined;
        return (
          <>
            <TextAreaControl {...rest} {...input} {...control} aria-describedby={described} />
            {maxLength !== undefined && (
              <Meta as="span" id={counterId}>
                {t('fields.counter', { count: input.value.length, max: maxLength })}
              </Meta>
            )}
          </>
        );
      }}
    </FieldFrame>
  );
}
