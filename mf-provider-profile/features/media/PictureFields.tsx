import type { CompanyPage, Image } from '@care/contracts/schemas';
import { Meta, Panel, Row, Stack } from '@care/ui';
import { AltField, ChangeStatus, DoneButton, FileChooser, RemoveButton, UploadList } from './MediaControls';
import { StoredPicture } from './StoredGallery';
import { mediaText } from './texts';
import { usePictureChanges } from './use-picture-changes';
import { useUploads } from './use-uploads';

interface PictureFieldsProps {
  company: CompanyPage;
  kind: 'logo' | 'main';
  image: Image | null;
  /** Called with a message after the picture was uploaded or deleted. */
  onSaved?: (message: string) => void;
  /** For fields that are closed again. */
  onDone?: () => void;
}

const PLACE = { logo: 'company-logo', main: 'company-main-image' } as const;

/** Uploads, replaces, describes or deletes the logo or the main image (PP-11). */
export function PictureFields({ company, kind, image, onSaved, onDone }: PictureFieldsProps) {
  const place = PLACE[kind];
  const changes = usePictureChanges(company, place);
  const uploads = useUploads(company, (message) => {
    changes.setStatus(message);
    onSaved?.(message);
  });
  const choose = (files: File[]) =>
    uploads.add(files.slice(0, 1), {
      kind: 'picture',
      url: `/media/${place}/`,
      method: 'POST',
      fields: { alt: image?.alt ?? '' },
    });
  const remove = async (id: number) => {
    if (await changes.remove(id)) onSaved?.(mediaText('done.image.removed'));
  };
  return (
    <Panel>
      <Stack>
        {image && <StoredPicture kind={kind} image={image} />}
        <Meta>{mediaText('hint')}</Meta>
        {image && kind === 'main' && (
          <AltField
            key={image.id}
            label={mediaText('alt')}
            alt={image.alt}
            onSave={(alt) => void changes.describe(image.id, alt)}
          />
        )}
        <Row>
          <FileChooser label={mediaText(image ? `${kind}.replace` : `${kind}.add`)} onChoose={choose} />
          {image && <RemoveButton label={mediaText(`${kind}.remove`)} onRemove={() => void remove(image.id)} />}
          {onDone && <DoneButton uploads={uploads} onDone={onDone} />}
        </Row>
        <UploadList uploads={uploads} />
        <ChangeStatus {...changes} />
      </Stack>
    </Panel>
  );
}
