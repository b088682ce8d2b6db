import { Icon } from '@care/ui';
import styled from '@emotion/styled';
import { GripVertical } from 'lucide-react';
import { useState, type DragEvent, type HTMLAttributes } from 'react';
import { mediaText } from './texts';

const Handle = styled.span`
  display: inline-grid;
  place-items: center;
  width: var(--size-touch);
  height: var(--size-touch);
  cursor: grab;
  /* Browsers drag with a mouse only; with a finger the buttons beside it move the item. */
  @media (pointer: coarse) {
    display: none;
  }
`;

/** The place by which a row is dragged. It is for the mouse only: the buttons beside it do the same. */
export const DragHandle = (props: HTMLAttributes<HTMLElement>) => (
  <Handle {...props} aria-hidden="true" title={mediaText('gallery.drag')}>
    <Icon of={GripVertical} />
  </Handle>
);

const Gap = styled.p`
  margin: var(--s-2) 0;
  padding: var(--s-4);
  border: 2px dashed var(--blue-700);
  border-radius: var(--r-card);
  background: var(--blue-50);
  color: var(--blue-700);
  text-align: center;
  font-weight: 700;
`;

/** Shows where the dragged row goes. */
export const DropGap = ({ place, count }: { place: number; count: number }) => (
  <Gap>{mediaText('gallery.dropHere', { place, count })}</Gap>
);

export interface RowDrag {
  handle: HTMLAttributes<HTMLElement> & { draggable: true };
  target: HTMLAttributes<HTMLElement>;
  /** On which side of this row the dragged one goes. */
  gap: 'before' | 'after' | null;
}

/** Rows that are dragged by their handles; `onMove` gets the place that a row leaves and the place that it takes. */
export function useRowDrag(onMove: (from: number, to: number) => void): (index: number) => RowDrag {
  const [from, setFrom] = useState<number>();
  const [over, setOver] = useState<number>();
  const end = () => {
    setFrom(undefined);
    setOver(undefined);
  };
  /** Says that the row may be dropped here. The browser asks when it comes over another element, and while it moves. */
  const accept = (event: DragEvent, index: number) => {
    if (from === undefined) return;
    event.preventDefault();
    setOver(index);
  };
  return (index) => ({
    handle: {
      draggable: true,
      onDragStart: ({ currentTarget, dataTransfer }: DragEvent<HTMLElement>) => {
        const row = currentTarget.closest('li');
        if (row) dataTransfer.setDragImage(row, row.clientWidth / 2, 0);
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', ''); // Firefox drags nothing without data
        setFrom(index);
      },
      onDragEnd: end,
    },
    target: {
      onDragEnter: (event: DragEvent) => accept(event, index),
      onDragOver: (event: DragEvent) => accept(event, index),
      onDrop: (event: DragEvent) => {
        if (from === undefined) return;
        event.preventDefault();
        onMove(from, index);
        end();
      },
    },
    gap: from === undefined || over !== index || from === index ? null : from > index ? 'before' : 'after',
  });
}
