import { Icon } from '@care/ui';
import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

const Details = styled.details`
  border-bottom: 1px solid var(--line);
  & > summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 1rem;
    min-height: 3.5rem;
    padding-block: 0.5rem;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

const Body = styled.div`
  padding-bottom: var(--s-4);
`;

export interface AccordionItem {
  id: string | number;
  title: ReactNode;
  content: ReactNode;
  open?: boolean;
}

/** Items that open and close independently. Native `details` elements, so that they work without script (PD-01). */
export const Accordion = ({ items }: { items: readonly AccordionItem[] }) => (
  <div>
    {items.map(({ id, title, content, open }) => (
      <Details key={id} open={open}>
        <summary>
          <span>{title}</span>
          <Icon of={ChevronDown} />
        </summary>
        <Body>{content}</Body>
      </Details>
    ))}
  </div>
);
