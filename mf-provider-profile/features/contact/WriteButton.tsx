import { ButtonLink, type ButtonLinkProps } from '@care/ui';
import { Mail } from 'lucide-react';
import { tt } from '../../texts';
import { messagePath } from './message-path';

interface WriteButtonProps extends Pick<ButtonLinkProps, 'size' | 'variant' | 'block'> {
  /** Of the provider; ask `useMayWrite` first (PP-14). */
  slug: string;
}

/** Leads to the message form. */
export const WriteButton = ({ slug, ...look }: WriteButtonProps) => (
  <ButtonLink {...look} to={messagePath(slug)} icon={Mail} data-print="hide">
    {tt('contact.write')}
  </ButtonLink>
);
