import type { GalleryItem } from '@care/contracts/schemas';
import { Card, IconButton, Meta, Picture, Row, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { AltField } from './AltField';
import { DragHandle, DropGap, type RowDrag } from './row-drag';
import { FileChooser } from './FileChooser';
import { RemoveButton } from './RemoveButton';
import { mediaText } from './texts';

const MoveButton = styled(IconButton)`
  &[aria-disabled='true'] {
    background: var(--gray-100);
    color: var(--ink-soft);
    cursor: not-allowed;
  }
`;
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

interface GalleryRowProps {
  item: GalleryItem;
  index: number;
  count: number;
  drag: RowDrag;
  onMove: (from: number, to: number) => void;
  onDescribe: (alt: string) => void;
  onReplace: (files: File[]) => void;
  onRemove: () => void;
  onPoster: (files: File[]) => void;
  onCaptions: (files: File[]) => void;
  onRemoveCaptions: () => void;
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
  const { item, index, count, drag, onMove, onDescribe, onReplace, onRemove } = props;
  const n = index + 1;
  const isVideo = item.file_type === 'VIDEO';
  return (
    <li aria-label={mediaText('gallery.item', { n })} {...drag.target}>
      {drag.gap === 'before' && <DropGap place={n} count={count} />}
      <Card padded>
        <Columns>
          <Shown>
            {isVideo && item.variants.length === 0 ? (
              <Meta>{mediaText('gallery.video', { n })}</Meta>
            ) : (
              <Picture
                variants={item.variants}
                src={item.variants.at(-1)?.url ?? item.url}
                alt={item.alt || mediaText(isVideo ? 'gallery.video' : 'gallery.picture', { n })}
                width={item.width ?? 320}
                height={item.height ?? 240}
                sizes="192px"
              />
            )}
            <Place aria-hidden="true">{n}</Place>
          </Shown>
          <Stack gap="small">
            <Row>
              <MoveButton
                icon={ChevronUp}
                label={mediaText(isVideo ? 'video.up' : 'gallery.up', { n })}
                aria-disabled={index === 0}
                onClick={() => onMove(index, index - 1)}
              />
              <MoveButton
                icon={ChevronDown}
                label={mediaText(isVideo ? 'video.down' : 'gallery.down', { n })}
                aria-disabled={n === count}
                onClick={() => onMove(index, index + 1)}
              />
              <DragHandle {...drag.handle} />
              <FileChooser
                kind={isVideo ? 'video' : 'picture'}
                label={mediaText(isVideo ? 'video.replace' : 'gallery.replace', { n })}
                onChoose={onReplace}
              />
              <RemoveButton
                label={mediaText(isVideo ? 'video.remove' : 'gallery.remove', { n })}
                text={mediaText(isVideo ? 'video.confirm' : 'confirm')}
                onRemove={onRemove}
              />
            </Row>
            <AltField
              label={mediaText(isVideo ? 'video.alt' : 'gallery.alt', { n })}
              alt={item.alt}
              isVideo={isVideo}
              onSave={onDescribe}
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
const VideoFiles = ({ n, item, onPoster, onCaptions, onRemoveCaptions }: GalleryRowProps & { n: number }) => (
  <>
    <Meta>{mediaText(item.captions ? 'captions.present' : 'captions.hint')}</Meta>
    <Row>
      <FileChooser
        kind="captions"
        label={mediaText(item.captions ? 'captions.replace' : 'captions.add', { n })}
        onChoose={onCaptions}
      />
      {item.captions && (
        <RemoveButton
          label={mediaText('captions.remove', { n })}
          text={mediaText('captions.confirm')}
          onRemove={onRemoveCaptions}
        />
      )}
      <FileChooser label={mediaText('video.poster', { n })} onChoose={onPoster} />
    </Row>
  </>
);
