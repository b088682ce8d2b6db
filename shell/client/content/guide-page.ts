import { routes, type PageContext, type PageHead } from '@care/contracts';
import { contentApi } from './content-api';
import { headOfText, loadText } from './text-page';
import { contentText } from './texts';

export { GuidePage as default } from './GuidePage';

export const load = ({ store: { dispatch }, params }: PageContext) =>
  loadText(dispatch, dispatch(contentApi.guide.initiate(params.slug ?? '')), dispatch(contentApi.guides.initiate(1)));

export function head({ store, params }: PageContext): PageHead {
  const { data } = contentApi.guide.select(params.slug ?? '')(store.getState());
  if (!data) return { title: contentText('advisorTitle'), robots: 'noindex,follow' };
  const index = { label: contentText('advisorTitle'), to: routes.advisor.build() };
  return headOfText(data, routes.advisorGuide.build({ slug: data.slug }), data.name, index);
}
