import { IMAGE_MAX_BYTES, IMAGE_MAX_SIDE, IMAGE_MIN_SIDE, IMAGE_TYPES, IMAGE_WIDTHS } from '@care/contracts/constants';
import { asApiError } from '@care/contracts';
import type { Picture } from '@care/contracts/schemas';
import { Button, Meta, Row, Stack } from '@care/ui';
import { FieldFrame, GroupFrame, Input } from '@care/ui/field';
import { useField, useFormField, useShownError, type NamedField } from '@care/ui/form';
import { ActionStatus } from '@care/ui/more';
import styled from '@emotion/styled';
import { Camera, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { contentApi } from './content-api';
import { contentText } from './texts';

const Shown = styled.img`
  width: 100%;
  max-width: 20rem;
  height: auto;
  border-radius: var(--r-card);
`;

/** Pages show no picture wider than this. */
const WIDEST = Math.max(...IMAGE_WIDTHS);
const QUALITIES = [0.85, 0.7, 0.5];

const encoded = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/**
 * A photo of a camera as a picture that the API takes. A file that is small enough, or that the browser cannot read, stays
 * as it is: the API says what is wrong with it.
 */
async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= IMAGE_MAX_BYTES) return file;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return file;
  const scale = Math.min(1, WIDEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of QUALITIES) {
    const blob = await encoded(canvas, quality);
    if (blob && blob.size <= IMAGE_MAX_BYTES) return new File([blob], file.name, { type: blob.type });
  }
  return file;
}

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
export function PictureField({ name, label, hint }: NamedField) {
  const { input, meta } = useField<Picture | null | ''>(name, { allowNull: true });
  const id = useFormField(name, label);
  const error = useShownError(meta);
  return (
    <GroupFrame id={`${id}-group`} label={label} hint={hint} error={error}>
      <PictureChooser id={id} picture={input.value || null} onChange={input.onChange} />
    </GroupFrame>
  );
}
