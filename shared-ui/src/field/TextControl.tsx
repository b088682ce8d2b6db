import { Icon } from '@care/ui';
import styled from '@emotion/styled';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { controlStyle } from './control-styles';

export const Input = styled.input(controlStyle);

export const TextAreaControl = styled.textarea(controlStyle, 'min-height:9rem;resize:vertical;');

const InputHolder = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    left: 0.9rem;
    top: 50%;
    translate: 0 -50%;
    color: var(--ink-soft);
    pointer-events: none;
  }
  & > svg + input {
    padding-inline-start: 2.75rem;
  }
  & > button {
    position: absolute;
    right: 0.25rem;
    top: 50%;
    translate: 0 -50%;
  }
  & > input:not(:last-child) {
    padding-inline-end: 3.2rem;
  }
`;

interface InputWithIconProps {
  icon?: LucideIcon;
  /** The input, optionally followed by a button inside the field. */
  children: ReactNode;
}

/** An input with a decorative icon before it or a button at its end. */
export const InputWithIcon = ({ icon, children }: InputWithIconProps) => (
  <InputHolder>
    {icon && <Icon of={icon} />}
    {children}
  </InputHolder>
);

const SelectHolder = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    right: 0.85rem;
    top: 50%;
    translate: 0 -50%;
    pointer-events: none;
  }
`;

const NativeSelect = styled.select(controlStyle, 'appearance:none;padding-inline-end:2.75rem;text-overflow:ellipsis;');

/** A native select with our border and arrow. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <SelectHolder className={className}>
    <NativeSelect {...rest} />
    <Icon of={ChevronDown} />
  </SelectHolder>
);
