import styled from '@emotion/styled';
import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, MouseEvent, Ref, ComponentProps } from 'react';
import { Link as RouterLink } from '@care/contracts/router';
import { Icon, Spinner } from '../icon/Icon';
import { ownProps } from '../theme/forward-prop';
import { buttonLookProps, buttonStyle, type ButtonLook } from './button-styles';

const Native = styled('button', ownProps(...buttonLookProps))<ButtonLook>(buttonStyle);

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: LucideIcon;
  /** An action is running: the button is announced as busy, ignores clicks and keeps the focus. */
  loading?: boolean;
  /** Label while loading, for example „Wird gesendet …“. */
  loadingText?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button in three sizes and six variants (SH-12). */
export function Button({ icon, loading = false, loadingText, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Native type="button" {...rest} onClick={press} aria-busy={loading || undefined}>
      {loading ? <Spinner of={LoaderCircle} /> : icon && <Icon of={icon} />}
      <span>{loading && loadingText ? loadingText : children}</span>
    </Native>
  );
}

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
