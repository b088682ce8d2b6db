import { ok, outcomeOf, type PageContext, type PageHead, type PageOutcome } from '@care/contracts';
import { kindAt } from '../features/registration/KindChoice';
import { registrationApi } from '../features/registration/registration-api';
import { registrationText, registrationTitle } from '../features/registration/texts';

export { RegisterAsPage as default } from '../routes/RegisterAsPage';

const PUBLIC_NAMES = { CARE_PROVIDER: 'forProviders', CARE_SEEKER: 'forCareSeekers' } as const;

/** Loads the qualifications for the job seeker's form. */
export async function load({ store, url }: PageContext): Promise<PageOutcome> {
  if (kindAt(url).type !== 'JOB_SEEKER') return ok;
  const { error } = await store.dispatch(registrationApi.qualifications.initiate());
  return outcomeOf(error);
}

export function head({ url }: PageContext): PageHead {
  const { type, path } = kindAt(url);
  const title = registrationTitle(type);
  return {
    title:
      type === 'JOB_SEEKER'
        ? title
        : registrationText('titleOf', { title, kind: registrationText(PUBLIC_NAMES[type]) }),
    description: registrationText(`kinds.${type}.lead`),
    canonical: path,
  };
}
