import { t } from '@care/contracts';
import { Meta } from '@care/ui';
import { FieldFrame, TextAreaControl } from '@care/ui/field';
import { useFramedField, type NamedField } from './form-context';

export interface TextAreaProps extends NamedField {
  /** Shows a character counter; longer text is not cut off (RV-02). */
  maxLength?: number;
  placeholder?: string;
  rows?: number;
}

/** Several lines of text, with a counter if there is a limit. */
export function TextArea({ name, label, hint, required, maxLength, ...rest }: TextAreaProps) {
  const { input, frame } = useFramedField<string>({ name, label, hint, required });
  const counterId = `${frame.id}-counter`;
  return (
    <FieldFrame {...frame}>
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
