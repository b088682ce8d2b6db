// Fields for react-final-form; bundled into the slices that have forms.
export { FORM_ERROR } from 'final-form';
export { CareForm, type CareFormProps } from './CareForm';
export { CheckboxField, CheckboxGroup, RadioGroup, type CheckboxFieldProps, type ChoicesProps } from './CheckboxField';
export { FileField, type FileFieldProps } from './FileField';
export { useFormField } from './form-context';
export { FormErrorSummary } from './FormErrorSummary';
export { FormGrid, FullWidth } from './FormGrid';
export { RadioSegment } from './RadioSegment';
export { SelectField, type FieldOption, type SelectFieldProps } from './SelectField';
export { StarField } from './StarField';
export { SubmitButton } from './SubmitButton';
export { submitErrors } from './submit-errors';
export { SwitchField } from './SwitchField';
export { TextArea, type TextAreaProps } from './TextArea';
export { TextField, type NamedField, type TextFieldProps } from './TextField';
export { useShownError } from './use-shown-error';
