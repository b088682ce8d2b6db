import type { GalleryItem } from '@care/contracts/schemas';
import { Card, IconButton, Meta, Picture, Row, Stack } from '@care/ui';
import { media } from '@care/ui';
import styled from '@emotion/styled';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { DragEvent } from 'react';
import { AltField } from './AltField';
import { FileChooser } from './FileChooser';
import { RemoveButton } from './RemoveButton';
import { mediaText } from './texts';

const Item = styled.li`
  list-style: none;
`;
const Columns = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.tablet} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
`;

interface GalleryRowProps {
  item: GalleryItem;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onDescribe: (alt: string) => void;
  onReplace: (files: File[]) => void;
  onRemove: () => void;
}

const DRAGGED = 'application/x-gallery-place';

/** One item of the gallery: moved by its buttons or by dragging, described, replaced, deleted (PP-12). */
export function GalleryRow({ item, index, count, onMove, onDescribe, onReplace, onRemove }: GalleryRowProps) {
  const n = index + 1;
  const drag = {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData(DRAGGED, String(index)),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const from = event.dataTransfer.getData(DRAGGED);
      if (!from) return;
      event.preventDefault();
      onMove(Number(from), index);
    },
  };
  return (
    <Item aria-label={mediaText('gallery.item', { n })}>
      <Card padded>
        <Columns>
          <div {...drag}>
            {item.file_type === 'VIDEO' ? (
              <Meta>{mediaText('gallery.video')}</Meta>
            ) : (
              <Picture
                variants={item.variants}
                src={item.url}
                alt={item.alt || mediaText('gallery.picture', { n })}
                width={item.width ?? 320}
                height={item.height ?? 240}
                sizes="192px"
              />
            )}
          </div>
          <Stack gap="small">
            <Row>
              <IconButton
                icon={ChevronUp}
                label={mediaText('gallery.up', { n })}
                aria-disabled={index === 0}
                onClick={() => onMove(index, index - 1)}
              />
              <IconButton
                icon={ChevronDown}
                label={mediaText('gallery.down', { n })}
                aria-disabled={n === count}
                onClick={() => onMove(index, index + 1)}
              />
              {item.file_type === 'IMAGE' && (
                <>
                  <FileChooser label={mediaText('gallery.replace', { n })} onChoose={onReplace} />
                  <RemoveButton label={mediaText('gallery.remove', { n })} onRemove={onRemove} />
                </>
              )}
            </Row>
            {item.file_type === 'IMAGE' && <AltField alt={item.alt} onSave={onDescribe} />}
          </Stack>
        </Columns>
      </Card>
    </Item>
  );
}
