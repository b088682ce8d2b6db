import { Grid, Heading, Stack } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Frame = styled.section`
  padding-block: var(--s-6);
  border-top: 1px solid var(--line);
`;

export const Chapter = ({ title, children }: { title: string; children: ReactNode }) => (
  <Frame>
    <Stack>
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  </Frame>
);

const Name = styled.code`
  color: var(--ink-soft);
  font-size: var(--t-meta);
`;

const Cell = styled.div`
  display: grid;
  gap: 0.5rem;
  align-content: start;
`;

/** A component in one state, with the state's name in code. */
export const Specimen = ({ name, children }: { name: string; children: ReactNode }) => (
  <Cell>
    <Name>{name}</Name>
    <div>{children}</div>
  </Cell>
);

export const Specimens = ({ min = '15rem', children }: { min?: string; children: ReactNode }) => (
  <Grid min={min} fill>
    {children}
  </Grid>
);
