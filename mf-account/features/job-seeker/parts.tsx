import { Feature, FeatureList, Measure, Tag, TagList } from '@care/ui';
import { Breakable } from '@care/ui/more';
import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';

export interface PointsProps {
  icon: LucideIcon;
  items: readonly string[];
}

export const Points = ({ icon, items }: PointsProps) => (
  <FeatureList tone="green">
    {items.map((item) => (
      <Feature key={item} icon={icon}>
        <Breakable text={item} />
      </Feature>
    ))}
  </FeatureList>
);

export const Tags = ({ items }: { items: readonly string[] }) => (
  <TagList>
    {items.map((item) => (
      <Tag as="li" key={item}>
        {item}
      </Tag>
    ))}
  </TagList>
);

/** Text with preserved line breaks. */
export const Prose = styled(Measure)`
  white-space: pre-line;
`;
