// Controls without a form library; the fields of `@care/ui/form` are built from them.
export { Choice, ChoiceGrid, type ChoiceProps, ChoiceCard } from './Choice';
export { coveringInput } from './control-styles';
export { FieldError, FieldFrame, GroupFrame, RequiredStar, type ControlProps, type FieldLook } from './FieldFrame';
export { Segment, SegmentOption } from './Segment';
export { Input, InputWithIcon, Select, TextAreaControl } from './TextControl';
export { Switch, type SwitchProps } from './Switch';
