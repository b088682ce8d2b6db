import { ButtonLink, type ButtonLinkProps } from '@care/ui';
import { Mail } from 'lucide-react';
import { profileText } from '../../texts';
import { messagePath } from './message-path';

interface WriteButtonProps extends Pick<ButtonLinkProps, 'size' | 'variant' | 'block'> {
  /** Slug of the provider. */
  slug: string;
}

/** Link to the message form (PP-14). */
export const WriteButton = ({ slug, ...look }: WriteButtonProps) => (
  <ButtonLink {...look} to={messagePath(slug)} icon={Mail} data-print="hide">
    {profileText('contact.write')}
  </ButtonLink>
);
