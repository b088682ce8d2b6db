import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';

const IconAndText = styled.span`
  display: inline-flex;
  gap: 0.5rem;
  align-items: flex-start;
  & > svg {
    margin-top: 0.25em;
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

interface WithIconProps {
  icon: LucideIcon;
  size?: 'small' | 'normal';
  children: ReactNode;
  className?: string;
}

/** Text with a decorative icon before its first line. */
export const WithIcon = ({ icon, size = 'normal', children, className }: WithIconProps) => (
  <IconAndText className={className}>
    <Icon of={icon} size={size} />
    <span>{children}</span>
  </IconAndText>
);
