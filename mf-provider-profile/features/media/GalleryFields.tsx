import { routes, type Tier } from '@care/contracts';
import { allows, isPaidTier } from '@care/contracts/tiers';
import { accountText } from '@care/contracts/account-texts';
import type { CompanyPage, GalleryItem } from '@care/contracts/schemas';
import { Alert, Meta, Row, Stack, StandaloneLink } from '@care/ui';
import { moveFocusOnRemoval } from '@care/ui/more';
import styled from '@emotion/styled';
import type { DragEvent } from 'react';
import { ChangeStatus, DoneButton, FileChooser, UploadList } from './MediaControls';
import { GalleryRow, type FileUse, useRowDrag } from './GalleryRow';
import { mediaText } from './texts';
import { usePictureChanges } from './use-picture-changes';
import { useUploads, type UploadTarget } from './use-uploads';

const DropArea = styled.div`
  display: grid;
  gap: var(--s-2);
  justify-items: center;
  padding: var(--s-5);
  border: 2px dashed var(--blue-700);
  border-radius: var(--r-card);
  background: var(--blue-50);
  text-align: center;
`;

interface GalleryFieldsProps {
  company: CompanyPage;
  /** For fields that are closed again. */
  onDone?: () => void;
}

/** The gallery of the owner's provider: adding, order, descriptions, replacing, deleting (PP-12). */
export function GalleryFields({ company, onDone }: GalleryFieldsProps) {
  const { subscription, gallery_limit: most } = company;
  const isPaid = isPaidTier(subscription);
  const changes = usePictureChanges(company, 'company-gallery/image');
  const { gallery } = changes;
  const uploads = useUploads(company, changes.setStatus);
  const add = (files: File[]) => {
    for (const file of files) uploads.add([file], file.type.startsWith('video/') ? video : picture);
  };
  const picture: UploadTarget = { kind: 'picture', url: '/media/company-gallery/image/', method: 'POST' };
  const video: UploadTarget = {
    kind: 'video',
    url: '/media/company-gallery/video/signed-url/',
    method: 'POST',
    // Behind all entries, also those that are uploaded before it.
    fields: { order: String(most) },
  };
  const targetOf = ({ id, file_type }: GalleryItem, index: number, use: FileUse): UploadTarget => {
    if (use === 'replace')
      return file_type === 'VIDEO'
        ? { ...video, fields: { order: String(index), replaces: String(id) } }
        : { ...picture, url: `${picture.url}${id}/`, method: 'PUT' };
    const kind = use === 'poster' ? 'picture' : 'captions';
    return { kind, url: `/media/company-gallery/video/${id}/${use}/`, method: 'POST' };
  };
  const dragOf = useRowDrag((from, to) => void changes.move(from, to));
  return (
    <Stack>
      <Meta>
        {mediaText(gallery.length > most ? 'gallery.beyond' : 'gallery.used', { count: gallery.length, most })}
      </Meta>
      {gallery.length < most ? (
        <AddFiles tier={subscription} onAdd={add} />
      ) : (
        <Alert kind="info" announce="none">
          <p>{mediaText(isPaid ? 'gallery.full' : 'gallery.free', { places: most })}</p>
          {!isPaid && <StandaloneLink to={routes.packages.build()}>{mediaText('gallery.packages')}</StandaloneLink>}
        </Alert>
      )}
      <UploadList uploads={uploads} />
      <ChangeStatus {...changes} />
      <Stack as="ul" aria-label={mediaText('gallery.list')}>
        {gallery.map((item, index) => (
          <GalleryRow
            key={item.id}
            item={item}
            index={index}
            count={gallery.length}
            drag={dragOf(index)}
            changes={changes}
            onFile={(use, file) => uploads.add([file], targetOf(item, index, use))}
          />
        ))}
      </Stack>
      {onDone && (
        <Row>
          <DoneButton uploads={uploads} onDone={onDone} />
        </Row>
      )}
    </Stack>
  );
}

function AddFiles({ tier, onAdd }: { tier: Tier; onAdd: (files: File[]) => void }) {
  const hasVideos = allows(tier, 'videos');
  const isFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    <DropArea
      ref={moveFocusOnRemoval}
      onDragOver={(event) => {
        if (isFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        onAdd([...event.dataTransfer.files]);
      }}
    >
      <Row>
        <FileChooser label={mediaText('gallery.choose')} several onChoose={onAdd} />
        {hasVideos && <FileChooser kind="video" label={mediaText('gallery.chooseVideo')} onChoose={onAdd} />}
      </Row>
      <p>{mediaText('gallery.drop')}</p>
      <Meta>{mediaText('hint')}</Meta>
      {hasVideos && (
        <Meta>
          {accountText('errors.invalidVideoTypeHint')} {mediaText('video.hint')}
        </Meta>
      )}
    </DropArea>
  );
}
