import { asApiError } from '@care/contracts';
import type { CompanyPage, GalleryItem } from '@care/contracts/schemas';
import { apiErrorMessage } from '@care/ui';
import { useRef, useState } from 'react';
import { mediaApi, type PicturePlace } from './media-api';
import { mediaText } from './texts';

/** Deletes, describes and moves pictures and videos, with a message about the result. */
export function usePictureChanges({ id: company, gallery: stored }: CompanyPage, defaultPlace: PicturePlace) {
  const [removePicture] = mediaApi.remove.useMutation();
  const [describePicture] = mediaApi.describe.useMutation();
  const [reorder] = mediaApi.reorder.useMutation();
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState('');

  /** The gallery after the last move, shown until the moved one is fetched. */
  const [moved, setMoved] = useState<{ before: GalleryItem[]; after: GalleryItem[] }>();
  const gallery = moved?.before === stored ? moved.after : stored;
  const lastChange = useRef(0);
  const [running, setRunning] = useState<readonly number[]>([]);
  const lastMove = useRef<Promise<unknown>>(Promise.resolve());

  /** Runs a change. An earlier change whose answer comes later does not replace the newer message. */
  const run = async (call: () => PromiseLike<{ error?: unknown }>, done: string): Promise<boolean> => {
    const change = (lastChange.current += 1);
    setProblem(undefined);
    setRunning((all) => [...all, change]);
    const { error } = await call();
    setRunning((all) => all.filter((one) => one !== change));
    if (error) setProblem(apiErrorMessage(asApiError(error)));
    if (change === lastChange.current) setStatus(error ? '' : done);
    return !error;
  };
  return {
    gallery,
    problem,
    /** The change that has waited longest for its answer. */
    oldest: running[0],
    status,
    setStatus,
    /** Returns whether it was deleted. */
    remove: (id: number, place = defaultPlace) =>
      run(() => removePicture({ company, place, id }), mediaText(`done.${kindOf(place)}.removed`)),
    describe: (id: number, alt: string, place = defaultPlace) =>
      run(() => describePicture({ company, place, id, alt }), mediaText(`done.${kindOf(place)}.described`)),
    removeCaptions: (id: number) =>
      run(
        () => removePicture({ company, place: 'company-gallery/video', id, part: 'captions' }),
        mediaText('done.captionsRemoved'),
      ),
    /** Moves the item at one place of the list to another. */
    move: async (from: number, to: number) => {
      const item = gallery[from];
      const count = gallery.length;
      if (!item || to < 0 || to >= count || from === to) return;
      const after = gallery.filter((one) => one !== item).toSpliced(to, 0, item);
      setMoved({ before: stored, after });
      // Each order waits for the answer to the one before, so that the server stores the last one last.
      const stores = lastMove.current.then(() => reorder({ company, order: after.map(({ id }) => id) }));
      lastMove.current = stores;
      const kind = item.file_type === 'VIDEO' ? 'video' : 'image';
      if (!(await run(() => stores, mediaText(`done.${kind}.moved`, { place: to + 1, count })))) setMoved(undefined);
    },
  };
}

const kindOf = (place: PicturePlace) => (place === 'company-gallery/video' ? 'video' : 'image');
