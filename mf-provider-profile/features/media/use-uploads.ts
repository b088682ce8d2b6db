import { selectToken, selectUser, useAppStore } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { newDraftKey } from '@care/ui/form';
import { useRef, useState } from 'react';
import { useOnStored } from './media-api';
import { fileProblem, sendFile, type FileKind, type FileToSend } from './send-file';
import { sendVideo } from './send-video';
import { mediaText } from './texts';

export interface UploadTarget extends Pick<FileToSend, 'kind' | 'url' | 'method'> {
  /** Beside those of every upload. */
  fields?: FileToSend['fields'];
}

export interface Upload {
  key: number;
  target: UploadTarget;
  file: File;
  stop: AbortController;
  percent: number;
  problem?: string | undefined;
  /** The kind of file to choose instead of one that can never be uploaded; otherwise the same file is sent again. */
  chooseAnother?: FileKind;
  /** The last upload of a video; it may have succeeded although its answer did not arrive. */
  earlierUpload?: number;
}

/** Uploads files one after the other, each with progress, cancelling and retrying; `report` says that one is stored. */
export function useUploads(company: CompanyPage, report: (text: string) => void) {
  const { getState } = useAppStore();
  const onStored = useOnStored(company);
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const lastKey = useRef(0);
  /** The idempotency keys of files without an answer, which may have arrived; a file that is chosen again has its key. */
  const repeatKeys = useRef(new Map<string, string>());

  const change = (key: number, changes: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = ({ key }: Upload): void => setUploads((all) => all.filter((one) => one.key !== key));
  const send = async (upload: Upload): Promise<void> => {
    const { key, target, file, earlierUpload } = upload;
    const { signal } = upload.stop;
    if (signal.aborted) return;
    const name = [target.method, target.url, file.name, file.size, file.lastModified].join(' ');
    const idempotencyKey = repeatKeys.current.get(name) ?? newDraftKey();
    repeatKeys.current.set(name, idempotencyKey);
    const unfit = fileProblem(target.kind, file);
    if (unfit) return change(key, { problem: unfit, chooseAnother: target.kind });
    const sendIt = target.kind === 'video' ? sendVideo : sendFile;
    const token = selectToken(getState()) ?? '';
    // The text fields of every upload (SH-23).
    const common = { user: selectUser(getState())?.id ?? '', company: String(company.id), url: '' };
    const problem = await sendIt(
      { ...target, fields: { ...common, ...target.fields }, file, token, idempotencyKey, earlierUpload },
      {
        signal,
        onProgress: (percent) => change(key, { percent }),
        onUpload: (id) => change(key, { earlierUpload: id }),
        onAnswer: () => repeatKeys.current.delete(name),
      },
    );
    if (signal.aborted) return;
    if (problem) return change(key, { problem });
    drop(upload);
    await onStored();
    report(mediaText('done.uploaded', { name: file.name }));
  };
  const start = (upload: Upload): void => {
    queue.current = queue.current.then(() => send(upload));
  };
  const add = (files: readonly File[], target: UploadTarget): void => {
    for (const file of files) {
      const upload = { key: (lastKey.current += 1), target, file, stop: new AbortController(), percent: 0 };
      setUploads((all) => [...all, upload]);
      start(upload);
    }
  };

  return {
    uploads,
    add,
    /** Other files, to the place of one that cannot be uploaded. */
    replace: (upload: Upload, files: readonly File[]): void => {
      drop(upload);
      add(files, upload.target);
    },
    retry: (upload: Upload): void => {
      change(upload.key, { problem: undefined, percent: 0 });
      start(upload);
    },
    cancel: (upload: Upload): void => {
      upload.stop.abort();
      drop(upload);
    },
  };
}
export type Uploads = ReturnType<typeof useUploads>;
