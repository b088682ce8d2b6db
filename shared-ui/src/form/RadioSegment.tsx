import { GroupFrame, Segment, SegmentOption } from '@care/ui/field';
import { useField } from 'react-final-form';
import type { ChoicesProps } from './CheckboxField';
import { useFormField } from './form-context';
import type { FieldOption } from './SelectField';
import { useShownError } from './use-shown-error';

function RadioOption({ name, option }: { name: string; option: FieldOption }) {
  const { input } = useField<string>(name, { type: 'radio', value: option.value });
  return (
    <SegmentOption {...input} disabled={option.disabled}>
      {option.label}
    </SegmentOption>
  );
}

/** One of two to four short choices side by side: gender, billing, radius. */
export function RadioSegment({ name, label, hint, required, options }: ChoicesProps) {
  const { meta } = useField(name);
  const id = useFormField(name, label);
  const error = useShownError(meta);
  return (
    <GroupFrame id={id} label={label} hint={hint} required={required} error={error}>
      <Segment>
        {options.map((option) => (
          <RadioOption key={option.value} name={name} option={option} />
        ))}
      </Segment>
    </GroupFrame>
  );
}
