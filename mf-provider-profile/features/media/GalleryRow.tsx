import type { GalleryItem } from '@care/contracts/schemas';
import { Card, IconButton, Meta, Row, Stack, Icon } from '@care/ui';
import styled from '@emotion/styled';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { AltField, FileChooser, RemoveButton } from './MediaControls';
import { hasPicture, StoredItem } from './StoredGallery';
import { mediaText } from './texts';
import type { usePictureChanges } from './use-picture-changes';

const MoveButton = styled(IconButton)`
  &[aria-disabled='true'] {
    background: var(--gray-100);
    color: var(--ink-soft);
    cursor: not-allowed;
  }
`;
const MOVES = [
  { where: 'up', icon: ChevronUp, by: -1 },
  { where: 'down', icon: ChevronDown, by: 1 },
] as const;
/** Picture and controls stand beside each other where both have room, also with enlarged text. */
const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4);
  & > div:first-of-type {
    flex: 1 1 12rem;
  }
  & > div:last-of-type {
    flex: 999 1 18rem;
    min-width: min(100%, 18rem);
  }
`;

/** The purpose of a file for an item: in its place, or the preview picture or captions of a video. */
export type FileUse = 'replace' | 'poster' | 'captions';

interface GalleryRowProps {
  item: GalleryItem;
  index: number;
  count: number;
  drag: ReturnType<ReturnType<typeof useRowDrag>>;
  changes: ReturnType<typeof usePictureChanges>;
  onFile: (use: FileUse, file: File) => void;
}

/** The place of the item in the gallery, on its picture. */
const Place = styled.span`
  position: absolute;
  top: var(--s-2);
  left: var(--s-2);
  padding: 0 var(--s-2);
  border: 1px solid var(--ink);
  border-radius: 0.5rem 0.5rem 0.25rem 0.25rem;
  background: var(--surface);
  font-weight: 700;
`;
const Shown = styled.div`
  position: relative;
`;

/** One item of the gallery: moved by its buttons or its handle, described, replaced, deleted (PP-12). */
export function GalleryRow(props: GalleryRowProps) {
  const { item, index, count, drag, changes, onFile } = props;
  const n = index + 1;
  const isVideo = item.file_type === 'VIDEO';
  const place = isVideo ? 'company-gallery/video' : 'company-gallery/image';
  const text = isVideo ? 'video' : 'gallery';
  return (
    <li aria-label={mediaText('gallery.item', { n })} {...drag.target}>
      {drag.gap === 'before' && <DropGap place={n} count={count} />}
      <Card padded>
        <Columns>
          <Shown>
            {hasPicture(item) ? <StoredItem item={item} n={n} /> : <Meta>{mediaText('gallery.video', { n })}</Meta>}
            <Place aria-hidden="true">{n}</Place>
          </Shown>
          <Stack gap="small">
            <Row>
              {MOVES.map(({ where, icon, by }) => (
                <MoveButton
                  key={where}
                  icon={icon}
                  label={mediaText(`${text}.${where}`, { n })}
                  aria-disabled={index + by < 0 || index + by === count}
                  onClick={() => void changes.move(index, index + by)}
                />
              ))}
              <Handle {...drag.handle} aria-hidden="true" title={mediaText('gallery.drag')}>
                <Icon of={GripVertical} />
              </Handle>
              <FileChooser
                kind={isVideo ? 'video' : 'picture'}
                label={mediaText(`${text}.replace`, { n })}
                onChoose={([file]) => file && onFile('replace', file)}
              />
              <RemoveButton
                label={mediaText(`${text}.remove`, { n })}
                text={mediaText(isVideo ? 'video.confirm' : 'confirm')}
                onRemove={() => void changes.remove(item.id, place)}
              />
            </Row>
            <AltField
              label={mediaText(`${text}.alt`, { n })}
              alt={item.alt}
              isVideo={isVideo}
              onSave={(alt) => void changes.describe(item.id, alt, place)}
            />
            {isVideo && <VideoFiles {...props} n={n} />}
          </Stack>
        </Columns>
      </Card>
      {drag.gap === 'after' && <DropGap place={n} count={count} />}
    </li>
  );
}

/** Captions and preview picture of a video. */
const VideoFiles = ({ n, item, changes, onFile }: GalleryRowProps & { n: number }) => (
  <>
    <Meta>{mediaText(item.captions ? 'captions.present' : 'captions.hint')}</Meta>
    <Row>
      <FileChooser
        kind="captions"
        label={mediaText(item.captions ? 'captions.replace' : 'captions.add', { n })}
        onChoose={([file]) => file && onFile('captions', file)}
      />
      {item.captions && (
        <RemoveButton
          label={mediaText('captions.remove', { n })}
          text={mediaText('captions.confirm')}
          onRemove={() => void changes.removeCaptions(item.id)}
        />
      )}
      <FileChooser label={mediaText('video.poster', { n })} onChoose={([file]) => file && onFile('poster', file)} />
    </Row>
  </>
);

/** The place by which a row is dragged. It is for the mouse only: the buttons beside it do the same. */
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
const DropGap = ({ place, count }: { place: number; count: number }) => (
  <Gap>{mediaText('gallery.dropHere', { place, count })}</Gap>
);

/** Rows that are dragged by their handles; `onMove` gets the place that a row leaves and the place that it takes. */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const [{ from, over }, setDrag] = useState<{ from?: number; over?: number }>({});
  /** Says that the row may be dropped here. The browser asks when it comes over another element, and while it moves. */
  const accept = (event: DragEvent, index: number) => {
    if (from === undefined) return;
    event.preventDefault();
    if (over !== index) setDrag({ from, over: index });
  };
  return (index: number) => ({
    handle: {
      draggable: true as const,
      onDragStart: ({ currentTarget, dataTransfer }: DragEvent<HTMLElement>) => {
        const row = currentTarget.closest('li');
        if (row) dataTransfer.setDragImage(row, row.clientWidth / 2, 0);
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', ''); // Firefox drags nothing without data
        setDrag({ from: index });
      },
      onDragEnd: () => setDrag({}),
    },
    target: {
      onDragEnter: (event: DragEvent) => accept(event, index),
      onDragOver: (event: DragEvent) => accept(event, index),
      onDrop: (event: DragEvent) => {
        if (from === undefined) return;
        event.preventDefault();
        onMove(from, index);
        setDrag({});
      },
    },
    /** On which side of this row the dragged one goes. */
    gap: from === undefined || over !== index || from === index ? null : from > index ? 'before' : 'after',
  });
}
