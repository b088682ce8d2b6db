import { Meta, Icon, VisuallyHidden, ownProps } from '@care/ui';
import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldText } from './texts';

const Frame = styled('div', ownProps('failed'))<{ failed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.4rem;
  align-content: start;
  min-width: 0;
  ${({ failed }) => failed && 'border-inline-start: 4px solid var(--red-700); padding-inline-start: var(--s-4);'}
  & > label,
  & > legend {
    font-weight: 600;
    line-height: 1.35;
  }
  & > legend {
    margin-bottom: 0.4rem;
  }
  @media (forced-colors: active) {
    ${({ failed }) => failed && 'border-inline-start-color: Mark;'}
  }
`;

const Star = styled.span`
  color: var(--red-700);
`;

/** The red star of a required field; the text `requiredHint` explains it. */
export const RequiredStar = () => <Star aria-hidden="true">&nbsp;*</Star>;

const ErrorLine = styled.span`
  display: flex;
  gap: 0.45rem;
  align-items: flex-start;
  color: var(--red-700);
  font-weight: 600;
  line-height: 1.4;
  & > svg {
    margin-top: 0.1em;
  }
`;

/** The error message of a field, with icon and colour. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <ErrorLine id={id}>
    <Icon of={CircleAlert} />
    <span>
      <VisuallyHidden>{fieldText('errorPrefix')} </VisuallyHidden>
      {children}
    </span>
  </ErrorLine>
);

export interface FieldLook {
  label: ReactNode;
  /** Shown between label and control. */
  hint?: ReactNode;
  required?: boolean;
}

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldLook {
  id: string;
  error?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

const ids = (id: string, hint: ReactNode, error: string | undefined): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** Label, hint, error, control, in this order: the on-screen keyboard of a phone must not cover the error. */
export const FieldFrame = ({ id, label, hint, error, required, className, children }: FieldFrameProps) => (
  <Frame failed={Boolean(error)} className={className}>
    <label htmlFor={id}>
      {label}
      {required && <RequiredStar />}
    </label>
    {hint && (
      <Meta as="span" id={`${id}-hint`}>
        {hint}
      </Meta>
    )}
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    {children({ id, required, 'aria-describedby': ids(id, hint, error), 'aria-invalid': error ? true : undefined })}
  </Frame>
);

interface GroupFrameProps extends FieldLook {
  id: string;
  error?: string;
  children: ReactNode;
}

/** The frame of a group of choices. The error summary moves the focus to its first choice. */
export const GroupFrame = ({ id, label, hint, error, required, children }: GroupFrameProps) => (
  <Frame as="fieldset" failed={Boolean(error)} id={id} tabIndex={-1} aria-describedby={ids(id, hint, error)}>
    <legend>
      {label}
      {required && <RequiredStar />}
    </legend>
    {hint && (
      <Meta as="span" id={`${id}-hint`}>
        {hint}
      </Meta>
    )}
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    {children}
  </Frame>
);
