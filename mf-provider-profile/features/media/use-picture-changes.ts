import { asApiError } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { apiErrorMessage } from '@care/ui';
import { useState } from 'react';
import { mediaApi, type PicturePlace } from './media-api';
import { mediaText } from './texts';

/** Deletes, describes and moves pictures, with a message about the result. */
export function usePictureChanges({ id: company }: CompanyPage, place: PicturePlace) {
  const [removePicture] = mediaApi.remove.useMutation();
  const [describePicture] = mediaApi.describe.useMutation();
  const [reorder] = mediaApi.reorder.useMutation();
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState('');

  const settle = (error: unknown, done: string): void => {
    setProblem(error ? apiErrorMessage(asApiError(error)) : undefined);
    setStatus(error ? '' : done);
  };
  return {
    problem,
    status,
    setStatus,
    remove: async (id: number) => {
      const { error } = await removePicture({ company, place, id });
      settle(error, mediaText('done.removed'));
    },
    describe: async (id: number, alt: string) => {
      const { error } = await describePicture({ company, place, id, alt });
      settle(error, mediaText('done.described'));
    },
    /** Moves the item at one place of the list to another. */
    move: async (ids: readonly number[], from: number, to: number) => {
      const moved = ids[from];
      if (moved === undefined || to < 0 || to >= ids.length || from === to) return;
      const others = ids.filter((id) => id !== moved);
      const { error } = await reorder({ company, order: [...others.slice(0, to), moved, ...others.slice(to)] });
      settle(error, mediaText('done.moved', { place: to + 1, count: ids.length }));
    },
  };
}

/** The text fields of every upload (SH-23). */
export const uploadFieldsOf = (user: string, { id }: CompanyPage): Record<string, string> => ({
  user,
  company: String(id),
  url: '',
});
