import { Feature, FeatureList, Measure, Meta, Tag, TagList } from '@care/ui';
import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import { et } from './texts';

// The text keeps the line breaks it was written with.
const Prose = styled(Measure)`
  white-space: pre-line;
`;

/** How parts of the own profile are shown; unlike for others, an empty part says so. */
export const Points = ({ icon, items }: { icon: LucideIcon; items: readonly string[] }) =>
  items.length ? (
    <FeatureList tone="green">
      {items.map((item) => (
        <Feature key={item} icon={icon}>
          {item}
        </Feature>
      ))}
    </FeatureList>
  ) : (
    <Meta>{et('noEntry')}</Meta>
  );

export const Tags = ({ items }: { items: readonly string[] }) =>
  items.length ? (
    <TagList>
      {items.map((item) => (
        <Tag as="li" key={item}>
          {item}
        </Tag>
      ))}
    </TagList>
  ) : (
    <Meta>{et('noEntry')}</Meta>
  );

export const Text = ({ children }: { children: string }) =>
  children.trim() ? <Prose>{children.trim()}</Prose> : <Meta>{et('noEntry')}</Meta>;
