// Controls without a form library, for forms that are links to a result (search) and for the fields of `@care/ui/form`.
export { Choice, ChoiceGrid, type ChoiceProps } from './Choice';
export { coveringInput } from './covering-input';
export { FieldError, FieldFrame, GroupFrame, RequiredStar, type ControlProps, type FieldLook } from './FieldFrame';
export { Segment, SegmentOption } from './Segment';
export { Input, InputWithIcon, Select, TextAreaControl } from './TextControl';
export { Switch, type SwitchProps } from './Switch';
