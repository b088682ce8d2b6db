import { newDraftKey } from '@care/ui/form';
import { useRef, useState } from 'react';
import { fileProblem, sendFile, type FileKind, type FileToSend } from './send-file';
import type { OwnMedia } from './PictureFields';
import { sendVideo } from './send-video';
import { mediaText } from './texts';

export interface Upload {
  key: number;
  name: string;
  percent: number;
  problem: string | undefined;
  /** The kind of file to choose instead of one that can never be uploaded; otherwise the same file is sent again. */
  chooseAnother: FileKind | undefined;
}

export type UploadTarget = Omit<FileToSend, 'file' | 'token' | 'idempotencyKey'>;

interface Entry {
  target: UploadTarget;
  file: File;
  stop: AbortController;
  /** The last upload of a video; it may have succeeded although its answer did not arrive. */
  upload?: number;
}

/** One name for a file that is chosen again. */
const nameOf = ({ target: { method, url }, file: { name, size, lastModified } }: Entry): string =>
  [method, url, name, size, lastModified].join(' ');

/** Uploads files one after the other, each with progress, cancelling and retrying; `report` says that one is stored. */
export function useUploads({ token, onStored }: Pick<OwnMedia, 'token' | 'onStored'>, report: (text: string) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const entries = useRef(new Map<number, Entry>());
  const queue = useRef<Promise<void>>(Promise.resolve());
  const lastKey = useRef(0);
  /** The idempotency keys of files without an answer, which may have arrived. */
  const repeatKeys = useRef(new Map<string, string>());

  const change = (key: number, changes: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: number): void => {
    entries.current.delete(key);
    setUploads((all) => all.filter((one) => one.key !== key));
  };
  const send = async (key: number): Promise<void> => {
    const entry = entries.current.get(key);
    if (!entry) return;
    const { target, file, stop } = entry;
    const name = nameOf(entry);
    const idempotencyKey = repeatKeys.current.get(name) ?? newDraftKey();
    repeatKeys.current.set(name, idempotencyKey);
    const unfit = fileProblem(target.kind, file);
    if (unfit) return change(key, { problem: unfit, chooseAnother: target.kind });
    const sendIt = target.kind === 'video' ? sendVideo : sendFile;
    const problem = await sendIt(
      { ...target, file, token, idempotencyKey, earlierUpload: entry.upload },
      {
        signal: stop.signal,
        onProgress: (percent) => change(key, { percent }),
        onUpload: (id) => {
          entry.upload = id;
        },
        onAnswer: () => repeatKeys.current.delete(name),
      },
    );
    if (stop.signal.aborted) return;
    if (problem) return change(key, { problem });
    drop(key);
    await onStored();
    report(mediaText('done.uploaded', { name: file.name }));
  };
  const start = (key: number): void => {
    queue.current = queue.current.then(() => send(key));
  };
  const add = (files: readonly File[], target: UploadTarget): void => {
    for (const file of files) {
      const key = (lastKey.current += 1);
      entries.current.set(key, { target, file, stop: new AbortController() });
      const upload = { key, name: file.name, percent: 0, problem: undefined, chooseAnother: undefined };
      setUploads((all) => [...all, upload]);
      start(key);
    }
  };

  return {
    uploads,
    add,
    /** Other files, to the place of one that cannot be uploaded. */
    replace: (key: number, files: readonly File[]): void => {
      const entry = entries.current.get(key);
      drop(key);
      if (entry) add(files, entry.target);
    },
    retry: (key: number): void => {
      change(key, { problem: undefined, percent: 0 });
      start(key);
    },
    cancel: (key: number): void => {
      entries.current.get(key)?.stop.abort();
      drop(key);
    },
  };
}
export type Uploads = ReturnType<typeof useUploads>;
