import { Button, Heading, Icon, Meta, Panel } from '@care/ui';
import styled from '@emotion/styled';
import { CircleCheck, Info } from 'lucide-react';
import type { Hint } from './job-checks';
import { jobEditorText } from './texts';
import { focusField, useHints } from './use-hints';

const List = styled.ul`
  display: grid;
  gap: 0.15rem;
  margin-block: var(--s-3);
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.75rem;
    align-items: center;
    min-height: var(--size-touch);
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & > li > svg {
    color: var(--blue-700);
  }
  & > li[data-fine] > svg {
    color: var(--green-700);
  }
  & button {
    justify-content: start;
    text-align: start;
    white-space: normal;
  }
`;

/** The results of the checks: satisfied checks, and hints that lead to their field. */
export function CheckList() {
  const { hints } = useHints();
  const has = (kind: Hint['kind']) => hints.some((hint) => hint.kind === kind);
  const fine = [
    !has('range') && jobEditorText('checks.range'),
    !has('title') && jobEditorText('checks.neutral'),
    !has('wording') && jobEditorText('checks.wordingFine'),
  ].filter((text) => text !== false);
  return (
    <Panel as="section" aria-labelledby="beim-schreiben">
      <Heading level={2} look={3} id="beim-schreiben">
        {jobEditorText('checks.title')}
      </Heading>
      <List>
        {fine.map((text) => (
          <li key={text} data-fine>
            <Icon of={CircleCheck} />
            {text}
          </li>
        ))}
        {hints.map(({ key, field, summary }) => (
          <li key={key}>
            <Icon of={Info} />
            <Button variant="bgNone" size="small" onClick={() => focusField(field)}>
              {summary}
            </Button>
          </li>
        ))}
      </List>
      <Meta>{jobEditorText('checks.note')}</Meta>
    </Panel>
  );
}

/** Says beside the publish button how many hints are open. */
export function OpenHints() {
  const { hints } = useHints();
  if (hints.length === 0) return null;
  const text =
    hints.length === 1 ? jobEditorText('checks.openOne') : jobEditorText('checks.openMany', { count: hints.length });
  return <Meta>{text}</Meta>;
}
