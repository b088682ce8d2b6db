// Controls without a form library; the fields of `@care/ui/form` are built from them.
export { Choice, ChoiceGrid, type ChoiceProps } from './Choice';
export { ChoiceCard } from './ChoiceCard';
export { coveringInput } from './control-styles';
export { FieldError, FieldFrame, GroupFrame, RequiredStar, type ControlProps, type FieldLook } from './FieldFrame';
export { Segment, SegmentOption } from './Segment';
export { Input, InputWithIcon, Select, TextAreaControl } from './TextControl';
export { Switch, type SwitchProps } from './Switch';
