import { Loading, Skeleton, Stack, type Gap } from '@care/ui';
import type { ComponentProps } from 'react';

interface PlaceholderProps {
  /** The sizes of the parts; a text is a height. */
  of: readonly (string | Pick<ComponentProps<typeof Skeleton>, 'width' | 'height'>)[];
  gap?: Gap;
}

/** Shown while content is being loaded: its parts as grey areas below each other. */
export const Placeholder = ({ of: parts, gap }: PlaceholderProps) => (
  <Loading>
    <Stack gap={gap}>
      {parts.map((part, index) => (
        <Skeleton key={index} {...(typeof part === 'string' ? { height: part } : part)} />
      ))}
    </Stack>
  </Loading>
);
