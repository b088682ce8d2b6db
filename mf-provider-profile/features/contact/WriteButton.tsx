import { ButtonLink, type ButtonLinkProps } from '@care/ui';
import { Mail } from 'lucide-react';
import { profileText } from '../../texts';
import { messagePath } from './message-path';

interface WriteButtonProps extends Pick<ButtonLinkProps, 'size' | 'variant' | 'block'> {
  /** Slug of the provider. */
  slug: string;
  /** Visitors get a link to the form; the button "Nachricht schreiben" is for signed-in users. */
  isVisitor?: boolean;
}

/** Link to the message form (PP-14). */
export const WriteButton = ({ slug, isVisitor, ...look }: WriteButtonProps) => (
  <ButtonLink {...look} to={messagePath(slug)} icon={look.variant === 'bgNone' ? undefined : Mail} data-print="hide">
    {profileText(isVisitor ? 'contact.form' : 'contact.write')}
  </ButtonLink>
);
