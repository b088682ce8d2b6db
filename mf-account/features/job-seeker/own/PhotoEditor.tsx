import { asApiError, t, type ApiError } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import {
  IMAGE_TYPES,
  IMAGE_MAX_BYTES,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE,
  IMAGE_MIN_SIDE,
} from '@care/contracts/constants';
import type { JobSeeker } from '@care/contracts/schemas';
import { apiErrorMessage, Button, errorBody, LiveRegion, Meta, Row, Stack } from '@care/ui';
import { FieldError } from '@care/ui/field';
import { Camera, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { ConfirmButton } from '@care/ui/dialog';
import { SlowAction } from '@care/ui/slow-action';
import { Portrait } from '../PublicProfile';
import { ownProfileApi, useReadProfile } from './own-profile-api';
import { ownProfileText } from './texts';

/** Adds, replaces or deletes the photo (AC-11). */
export function PhotoEditor({ profile }: { profile: JobSeeker }) {
  const { id, image } = profile;
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [send, { isLoading: isSending }] = ownProfileApi.uploadPhoto.useMutation();
  const [drop, { isSuccess: isDropped }] = ownProfileApi.deletePhoto.useMutation();
  const readProfile = useReadProfile(id);
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState('');
  // Until the profile has arrived again, it shows the photo from before, which no longer exists.
  const [isRefetching, setRefetching] = useState(false);
  const busy = isSending || isRefetching;

  const showNew = async (done: string) => {
    setProblem(undefined);
    setRefetching(true);
    await readProfile(true);
    setRefetching(false);
    setStatus(done);
  };
  const upload = async (files: readonly File[]) => {
    const found = await photoProblem(files);
    setProblem(found);
    const [file] = files;
    if (found || !file) return;
    const { error } = await send({ profile, file });
    if (error) setProblem(uploadMessage(asApiError(error)));
    else await showNew(ownProfileText('photo.added'));
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = ''; // so that the same file can be chosen again
    if (files.length > 0) void upload(files);
  };
  // The focused button was removed with the photo.
  useEffect(() => {
    if (isDropped && !image && document.activeElement === document.body) chooser.current?.focus();
  }, [isDropped, image]);
  return (
    <Stack gap="small">
      <Portrait jobSeeker={profile} />
      <Row>
        <Button
          ref={chooser}
          variant="secondaryBlue"
          size="small"
          icon={Camera}
          loading={busy}
          loadingText={ownProfileText('photo.sending')}
          onClick={() => input.current?.click()}
        >
          {ownProfileText(image ? 'photo.replace' : 'photo.add')}
        </Button>
        {image && (
          <ConfirmButton
            variant="bgNone"
            size="small"
            icon={Trash2}
            disabled={busy}
            run={() => drop({ profile, photo: image.id })}
            onDone={() => void showNew(ownProfileText('photo.removed'))}
            ask={{
              title: ownProfileText('photo.remove'),
              text: ownProfileText('photo.confirm'),
              action: accountText('actions.delete'),
            }}
          >
            {ownProfileText('photo.remove')}
          </ConfirmButton>
        )}
      </Row>
      <input ref={input} type="file" accept={IMAGE_TYPES.join(',')} hidden onChange={choose} />
      <Meta>{t('errors.invalidPhotoTypeHint')}</Meta>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      <SlowAction isRunning={busy} />
      <LiveRegion message={status} />
    </Stack>
  );
}

/** The message for a failed upload: the server's error about the file, or a general one (AC-11). */
export function uploadMessage(error: ApiError): string {
  const isBusy = error.kind === 'http' && error.status === 503;
  if (error.kind === 'http' && error.status >= 500 && !isBusy) return accountText('errors.photoSendServerMessage');
  const { file } = errorBody(error).details ?? {};
  return typeof file === 'string' ? file : apiErrorMessage(error);
}

interface Size {
  width: number;
  height: number;
}
/** Reads the size of a picture; undefined if the file is not a picture, null if the browser cannot decide. */
export type ReadSize = (file: File) => Promise<Size | undefined | null>;

const isOf = (types: readonly string[], type: string): boolean => types.includes(type);
const fits = (side: number): boolean => side >= IMAGE_MIN_SIDE && side <= IMAGE_MAX_SIDE;

/** Checks files chosen as a photo (AC-11): number, type, file size, resolution, in this order. */
export async function photoProblem(files: readonly File[], readSize: ReadSize = sizeOf): Promise<string | undefined> {
  const [file] = files;
  if (files.length > 1) return accountText('errors.tooManyFiles', { max: 1 });
  if (!file || !isOf(IMAGE_TYPES, file.type)) return t('errors.invalidPhotoType');
  if (file.size > IMAGE_MAX_BYTES) return t('errors.photoIsTooLarge');
  const size = await readSize(file);
  if (size === null) return undefined;
  if (!size) return t('errors.invalidPhotoType');
  if (fits(size.width) && fits(size.height) && size.width * size.height <= IMAGE_MAX_PIXELS) return undefined;
  const megapixels = IMAGE_MAX_PIXELS / 1_000_000;
  return accountText('errors.photoResolution', { min: IMAGE_MIN_SIDE, max: IMAGE_MAX_SIDE, megapixels });
}

async function sizeOf(file: File): Promise<Size | undefined | null> {
  if (typeof createImageBitmap === 'undefined') return null;
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
}
