import { asApiError, t, type ApiError } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { IMAGE_TYPES } from '@care/contracts/constants';
import type { JobSeeker } from '@care/contracts/schemas';
import { apiErrorMessage, Button, errorBody, LiveRegion, Meta, Row, Stack } from '@care/ui';
import { FieldError } from '@care/ui/field';
import { Camera, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { createPortal } from 'react-dom';
import { ConfirmDialog } from '@care/ui/dialog';
import { SlowAction } from '@care/ui/slow-action';
import { Portrait } from '../JobSeekerHeader';
import { ownProfileApi } from './own-profile-api';
import { photoProblem } from './photo-rules';
import { ownProfileText } from './texts';
import { useRefetchProfile } from './use-save-profile';

/** Adds, replaces or deletes the photo (AC-11). */
export function PhotoEditor({ profile }: { profile: JobSeeker }) {
  const { image } = profile;
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const { upload, remove, busy, isDropping, isDropped, problem, status } = usePhoto(profile);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = ''; // so that the same file can be chosen again
    if (files.length > 0) void upload(files);
  };
  const agree = () => {
    setConfirmOpen(false);
    if (image) void remove(image.id);
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
          <Button variant="bgNone" size="small" icon={Trash2} disabled={busy} onClick={() => setConfirmOpen(true)}>
            {ownProfileText('photo.remove')}
          </Button>
        )}
      </Row>
      <input ref={input} type="file" accept={IMAGE_TYPES.join(',')} hidden onChange={choose} />
      <Meta>{t('errors.invalidPhotoTypeHint')}</Meta>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      <SlowAction isRunning={busy || isDropping} />
      <LiveRegion message={status} />
      {createPortal(
        <ConfirmDialog
          open={isConfirmOpen}
          title={ownProfileText('photo.remove')}
          text={ownProfileText('photo.confirm')}
          action={accountText('actions.delete')}
          danger
          onAgree={agree}
          onClose={() => setConfirmOpen(false)}
        />,
        document.body,
      )}
    </Stack>
  );
}

function usePhoto(profile: JobSeeker) {
  const [send, { isLoading: isSending }] = ownProfileApi.uploadPhoto.useMutation();
  const [drop, { isLoading: isDropping, isSuccess: isDropped }] = ownProfileApi.deletePhoto.useMutation();
  const refetchProfile = useRefetchProfile(profile.id);
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState('');
  // Until the profile has arrived again, it shows the photo from before, which no longer exists.
  const [isRefetching, setRefetching] = useState(false);

  const settle = async (error: unknown, failed: (error: ApiError) => string, done: string) => {
    setProblem(error ? failed(asApiError(error)) : undefined);
    if (error) return;
    setRefetching(true);
    await refetchProfile();
    setRefetching(false);
    setStatus(done);
  };
  const upload = async (files: readonly File[]) => {
    const found = await photoProblem(files);
    setProblem(found);
    const [file] = files;
    if (found || !file) return;
    const { error } = await send({ profile, file });
    await settle(error, uploadMessage, ownProfileText('photo.added'));
  };
  const remove = async (id: number) => {
    const { error } = await drop({ profile, photo: id });
    await settle(error, apiErrorMessage, ownProfileText('photo.removed'));
  };
  return { upload, remove, busy: isSending || isRefetching, isDropping, isDropped, problem, status };
}

/** The message for a failed upload: the server's error about the file, or a general one (AC-11). */
export function uploadMessage(error: ApiError): string {
  const isBusy = error.kind === 'http' && error.status === 503;
  if (error.kind === 'http' && error.status >= 500 && !isBusy) return accountText('errors.photoSendServerMessage');
  const { file } = errorBody(error).details ?? {};
  return typeof file === 'string' ? file : apiErrorMessage(error);
}
