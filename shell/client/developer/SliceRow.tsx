import { VisuallyHidden } from '@care/ui';
import type { ReactNode } from 'react';
import { describeSlice, type SliceFacts } from './describe-slice';
import { Action, Detail, Light, Name, Row, ToolButton } from './panel-parts';
import { developerText } from './texts';

interface SliceRowProps extends SliceFacts {
  name: string;
  /** Of this page; empty if the slice did not load. */
  version: string;
  /** The form that replaces the slice; undefined while it is closed. */
  form: ReactNode;
  onToggle: () => void;
  onBack: () => void;
}

function lightOf({ problem, state, override }: SliceFacts): 'on' | 'off' | 'bad' {
  if (problem || state.kind === 'failed') return 'bad';
  if (state.kind === 'loaded' && state.failure && state.failure.version !== state.version) return 'bad';
  return override ? 'on' : 'off';
}

/** A slice with its version, its state, and the way to another version or back. */
export function SliceRow({ name, form, onToggle, onBack, version, ...facts }: SliceRowProps) {
  const { override } = facts;
  const isOpen = Boolean(form);
  return (
    <Row data-overridden={override ? true : undefined}>
      <Light data-light={lightOf(facts)} aria-hidden />
      <span>
        <Name as="b">{name}</Name> <Name>{version}</Name>
      </span>
      <Action>
        {override ? (
          <ToolButton type="button" onClick={onBack}>
            {developerText('back')}
            <VisuallyHidden>{name}</VisuallyHidden>
          </ToolButton>
        ) : (
          <ToolButton type="button" onClick={onToggle} aria-expanded={isOpen}>
            {developerText(isOpen ? 'closeForm' : 'change')}
            <VisuallyHidden>{name}</VisuallyHidden>
          </ToolButton>
        )}
      </Action>
      <Detail>{describeSlice(facts)}</Detail>
      {form}
    </Row>
  );
}
