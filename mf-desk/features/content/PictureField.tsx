import { IMAGE_MAX_SIDE, IMAGE_MIN_SIDE, IMAGE_TYPES } from '@care/contracts/constants';
import { asApiError } from '@care/contracts';
import type { Picture } from '@care/contracts/schemas';
import { Button, Meta, Row, Stack } from '@care/ui';
import { FieldFrame, GroupFrame, Input } from '@care/ui/field';
import { useField, useFormField, useShownError } from '@care/ui/form';
import { ActionStatus } from '@care/ui/more';
import styled from '@emotion/styled';
import { Camera, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { contentApi } from './content-api';
import { shrinkPicture } from './shrink-picture';
import { contentText } from './texts';

const Shown = styled.img`
  width: 100%;
  max-width: 20rem;
  height: auto;
  border-radius: var(--r-card);
`;

interface PictureChooserProps {
  id: string;
  picture: Picture | null;
  onChange: (picture: Picture | null) => void;
}

/** Uploads a picture, and asks for its description. */
export function PictureChooser({ id, picture, onChange }: PictureChooserProps) {
  const file = useRef<HTMLInputElement>(null);
  const altId = useId();
  const [upload, { error, isLoading }] = contentApi.upload.useMutation();
  const send = async (chosen: File | undefined) => {
    if (!chosen) return;
    const { data } = await upload(await shrinkPicture(chosen));
    if (data) onChange({ ...data, alt: picture?.alt ?? '' });
  };
  return (
    <Stack gap="small">
      {picture && (
        <Shown
          src={picture.url}
          alt={picture.alt}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
        />
      )}
      <ActionStatus error={error && asApiError(error)} isRunning={isLoading} />
      <Row>
        <Button
          id={id}
          variant="secondaryBlue"
          size="small"
          icon={Camera}
          loading={isLoading}
          onClick={() => file.current?.click()}
        >
          {contentText(picture ? 'picture.replace' : 'picture.add')}
        </Button>
        {picture && (
          <Button variant="secondaryGray" size="small" icon={Trash2} onClick={() => onChange(null)}>
            {contentText('picture.remove')}
          </Button>
        )}
      </Row>
      <input
        ref={file}
        type="file"
        hidden
        accept={IMAGE_TYPES.join(',')}
        aria-label={contentText('picture.add')}
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = ''; // so that the same file can be chosen again
        }}
      />
      <Meta>{contentText('picture.hint', { min: IMAGE_MIN_SIDE, max: IMAGE_MAX_SIDE })}</Meta>
      {picture && (
        <FieldFrame id={altId} label={contentText('picture.alt')} hint={contentText('picture.altHint')}>
          {(control) => (
            <Input
              {...control}
              value={picture.alt}
              onChange={({ target }) => onChange({ ...picture, alt: target.value })}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          )}
        </FieldFrame>
      )}
    </Stack>
  );
}

/** A picture as a form field; the value is the uploaded picture with its description. */
export function PictureField({ name, label, hint }: { name: string; label: string; hint?: string | undefined }) {
  const { input, meta } = useField<Picture | null | ''>(name, { allowNull: true });
  const id = useFormField(name, label);
  const error = useShownError(meta);
  return (
    <GroupFrame id={`${id}-group`} label={label} hint={hint} error={error}>
      <PictureChooser id={id} picture={input.value || null} onChange={input.onChange} />
    </GroupFrame>
  );
}
