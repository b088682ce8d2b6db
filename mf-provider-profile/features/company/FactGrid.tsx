import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: var(--s-3) var(--s-5);
  & dt {
    font-size: var(--t-meta);
    color: var(--ink-soft);
  }
  & dd {
    font-weight: 600;
  }
`;

interface FactGridProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  className?: string;
}

/** Facts below their names. Those without a value are left out. */
export function FactGrid({ facts, className }: FactGridProps) {
  const stated = facts.filter(([, value]) => Boolean(value));
  return (
    stated.length > 0 && (
      <List className={className}>
        {stated.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    )
  );
}
