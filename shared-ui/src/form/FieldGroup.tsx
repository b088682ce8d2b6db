import { GroupFrame } from '@care/ui/field';
import type { ReactNode } from 'react';
import { useFramedField, type NamedField } from './form-context';

/** The frame of several controls that are one field of the form. */
export const FieldGroup = ({ children, ...field }: NamedField & { children: ReactNode }) => (
  <GroupFrame {...useFramedField(field).frame}>{children}</GroupFrame>
);
