import styled from '@emotion/styled';
import { Link as RouterLink } from '@care/contracts/router';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon';
import { ownProps } from '../theme/forward-prop';
import { buttonLookProps, buttonStyle, type ButtonLook } from './button-styles';

const Anchor = styled(RouterLink, ownProps(...buttonLookProps))<ButtonLook>(buttonStyle);

export interface ButtonLinkProps extends ButtonLook, ComponentProps<typeof RouterLink> {
  icon?: LucideIcon;
}

/** A link that looks like a button, for navigation. */
export const ButtonLink = ({ icon, children, ...rest }: ButtonLinkProps) => (
  <Anchor {...rest}>
    {icon && <Icon of={icon} />}
    <span>{children}</span>
  </Anchor>
);
