import { Container, Heading, Panel, Section, Stack } from '@care/ui';
import type { ReactNode } from 'react';

/** A narrow page with one panel, for short forms and messages. */
export const SmallPage = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <Section>
    <Container width="narrow">
      <Panel>
        <Stack>
          <Heading level={1} look={2}>
            {title}
          </Heading>
          {lead && <p>{lead}</p>}
          {children}
        </Stack>
      </Panel>
    </Container>
  </Section>
);
