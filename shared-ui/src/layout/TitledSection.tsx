import { Card, Heading, Panel, Stack, type Gap } from '@care/ui';
import { useId, type ReactNode } from 'react';

interface TitledSectionProps {
  title: string;
  level?: 2 | 3;
  /** The level whose text size the title has. */
  look?: 2 | 3 | 4;
  /** The surface around it. */
  on?: 'panel' | 'card';
  gap?: Gap;
  children: ReactNode;
}

/** A section that is named by its heading. */
export function TitledSection({ title, level = 2, look, on, gap, children }: TitledSectionProps) {
  const id = useId();
  const content = (
    <Stack gap={gap}>
      <Heading level={level} look={look} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
  const named = { 'aria-labelledby': id, children: content };
  if (on === 'panel') return <Panel as="section" {...named} />;
  if (on === 'card') return <Card as="section" padded {...named} />;
  return <section {...named} />;
}
