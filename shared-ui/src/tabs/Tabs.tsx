import styled from '@emotion/styled';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { chosenForced } from '../theme/media';

// Tabs of equal width in one frame; the chosen one is filled.
const List = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 3px;
  padding: 4px;
  border: 2px solid var(--line-strong);
  border-radius: var(--r-button);
  background: var(--surface);
`;

const Tab = styled.button`
  min-height: 3rem;
  border: 0;
  border-radius: 0.5rem;
  background: none;
  font-weight: 600;
  cursor: pointer;
  &[aria-selected='true'] {
    background: var(--blue-700);
    color: var(--surface);
    ${chosenForced}
  }
`;

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  items: readonly TabItem[];
  label: string;
  initial?: string;
  onChange?: (id: string) => void;
}

/** Index of the tab that an arrow key, Home or End moves to; undefined for other keys. */
const nextIndex = (key: string, index: number, count: number): number | undefined =>
  ({ ArrowRight: (index + 1) % count, ArrowLeft: (index - 1 + count) % count, Home: 0, End: count - 1 })[key];

/** Tabs that switch between panels on the same page, for example between packages on phones (PK-01). */
export function Tabs({ items, label, initial, onChange }: TabsProps) {
  const [active, setActive] = useState(initial ?? items[0]?.id);
  const prefix = useId();
  const row = useRef<HTMLDivElement>(null);
  const choose = (id: string) => {
    setActive(id);
    onChange?.(id);
  };
  const moveFocus = (event: KeyboardEvent, index: number) => {
    const next = nextIndex(event.key, index, items.length);
    const target = next === undefined ? undefined : items[next];
    if (next === undefined || !target) return;
    event.preventDefault();
    choose(target.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div>
      <List role="tablist" aria-label={label} ref={row}>
        {items.map(({ id, label: tabLabel }, index) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${id}`}
            aria-selected={id === active}
            aria-controls={`${prefix}-panel-${id}`}
            tabIndex={id === active ? 0 : -1}
            onClick={() => choose(id)}
            onKeyDown={(event) => moveFocus(event, index)}
          >
            {tabLabel}
          </Tab>
        ))}
      </List>
      {items.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-panel-${id}`}
          aria-labelledby={`${prefix}-tab-${id}`}
          hidden={id !== active}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
