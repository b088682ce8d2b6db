// Forms and fields on react-final-form; bundled into the slices that have forms.
export { FORM_ERROR, type FormApi } from 'final-form';
export { Form, useField, useForm, useFormState } from 'react-final-form';
export { CallForm } from './CallForm';
export { CareForm, type CareFormProps, HeldFields, FormGrid, FullWidth } from './CareForm';
export {
  CheckboxField,
  CheckboxGroup,
  RadioGroup,
  SwitchField,
  type CheckboxFieldProps,
  type ChoicesProps,
} from './CheckboxField';
export { FileField, type FileFieldProps } from './FileField';
export { useFormField, useShownError, useFirstFieldFocus } from './form-context';
export { FormErrorSummary } from './FormErrorSummary';
export { FormDraft, useDraft } from './FormDraft';
export { lengthProblem } from './length-problem';
export { definedProblems, emailProblem, requiredProblems, phoneProblem, trimmed, type Problems } from './problems';
export { OwnDetails, type Person } from './OwnDetails';
export { RadioCards, type RadioCard, type RadioCardsProps, RadioSegment } from './RadioCards';
export { SelectField, type FieldOption, type SelectFieldProps } from './SelectField';
export { StarField } from './StarField';
export { SubmitButton } from './SubmitButton';
export { ownEntryDetails, submitErrors } from './submit-errors';
export { TextArea, type TextAreaProps } from './TextArea';
export { TextField, type NamedField, type TextFieldProps } from './TextField';
export { newDraftKey, repeatKeyOf, useRepeatKey } from './use-repeat-key';
export { useIfShown } from '../feedback/use-if-shown';
