import type { GalleryItem } from '@care/contracts/schemas';
import { Card, IconButton, Meta, Row, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { AltField } from './AltField';
import { DragHandle, DropGap, type RowDrag } from './row-drag';
import { FileChooser } from './FileChooser';
import { RemoveButton } from './RemoveButton';
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
  drag: RowDrag;
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
              <MoveButton
                icon={ChevronUp}
                label={mediaText(`${text}.up`, { n })}
                aria-disabled={index === 0}
                onClick={() => void changes.move(index, index - 1)}
              />
              <MoveButton
                icon={ChevronDown}
                label={mediaText(`${text}.down`, { n })}
                aria-disabled={n === count}
                onClick={() => void changes.move(index, index + 1)}
              />
              <DragHandle {...drag.handle} />
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
