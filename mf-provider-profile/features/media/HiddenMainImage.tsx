import type { CompanyPage } from '@care/contracts/schemas';
import { Alert, Meta, Panel, Row, Stack } from '@care/ui';
import { ChangeStatus } from './ChangeStatus';
import { mediaApi } from './media-api';
import { RemoveButton } from './RemoveButton';
import { StoredPicture } from './StoredGallery';
import { mediaText } from './texts';
import { usePictureChanges } from './use-picture-changes';

/** For a tier without a main image: the owner can delete one that is still stored (PP-11, PK-05). */
export function HiddenMainImage({ company }: { company: CompanyPage }) {
  const { data } = mediaApi.sections.useQuery(company.id);
  const changes = usePictureChanges(company, 'company-main-image');
  const image = data?.hidden_main_image;
  return (
    <Stack as="section" aria-label={mediaText('main.title')} tabIndex={-1}>
      <Alert kind="info" announce="none">
        {mediaText('main.tier')}
      </Alert>
      {image && (
        <Panel>
          <Stack>
            <StoredPicture kind="main" image={image} />
            <Meta>{mediaText('main.stored')}</Meta>
            <Row>
              <RemoveButton
                label={mediaText('main.remove')}
                text={mediaText('main.confirmStored')}
                onRemove={() => void changes.remove(image.id)}
              />
            </Row>
          </Stack>
        </Panel>
      )}
      <ChangeStatus {...changes} />
    </Stack>
  );
}
