import { ButtonLink, type ButtonLinkProps } from '@care/ui';
import { Mail } from 'lucide-react';
import { profilePath } from '@care/contracts';
import { profileText } from '../../texts';

/** Id of the section with the message form. */
export const MESSAGE_SECTION_ID = 'nachricht';
export const messagePath = (slug: string): string => `${profilePath(slug)}#${MESSAGE_SECTION_ID}`;

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
