import type { CompanyPage, Image } from '@care/contracts/schemas';
import { Heading, Meta, Panel, Row, Stack } from '@care/ui';
import { useId } from 'react';
import { AltField } from './AltField';
import { ChangeStatus } from './ChangeStatus';
import { FileChooser } from './FileChooser';
import { RemoveButton } from './RemoveButton';
import { StoredPicture } from './StoredPicture';
import { mediaText } from './texts';
import { UploadList } from './UploadList';
import { uploadFieldsOf, usePictureChanges } from './use-picture-changes';
import { useUploads } from './use-uploads';

interface SinglePictureProps {
  company: CompanyPage;
  user: string;
  token: string;
  kind: 'logo' | 'main';
  image: Image | null;
  onStored: () => Promise<unknown>;
}

const PLACE = { logo: 'company-logo', main: 'company-main-image' } as const;

/** Uploads, replaces, describes or deletes the logo or the main image (PP-11). */
export function SinglePicture({ company, user, token, kind, image, onStored }: SinglePictureProps) {
  const title = useId();
  const place = PLACE[kind];
  const changes = usePictureChanges(company, place);
  const uploads = useUploads({
    token,
    onStored: async (name) => {
      await onStored();
      changes.setStatus(mediaText('done.uploaded', { name }));
    },
  });
  const choose = (files: File[]) =>
    uploads.add(files.slice(0, 1), {
      kind: 'picture',
      url: `/media/${place}/`,
      method: 'POST',
      fields: { ...uploadFieldsOf(user, company), alt: image?.alt ?? '' },
    });
  return (
    <section aria-labelledby={title} tabIndex={-1}>
      <Stack>
        <Heading level={2} id={title}>
          {mediaText(`${kind}.title`)}
        </Heading>
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
              {image && (
                <RemoveButton label={mediaText(`${kind}.remove`)} onRemove={() => void changes.remove(image.id)} />
              )}
            </Row>
            <UploadList uploads={uploads} />
            <ChangeStatus {...changes} />
          </Stack>
        </Panel>
      </Stack>
    </section>
  );
}
