import { routes, type PageProps } from '@care/contracts';
import { contentApi } from './content-api';
import { teaserOfGuide } from './EditorialCard';
import { IndexView } from './IndexView';
import { pageNumberOf } from './page-number';
import { contentText } from './texts';

/** `/pflegeratgeber`: guides as cards, in the order of the editors (SH-20). */
export function GuidesPage({ url }: PageProps) {
  const page = pageNumberOf(url);
  const query = contentApi.guides.useQuery(page);
  const { currentData: data } = query;
  return (
    <IndexView
      path={routes.advisor.build()}
      page={page}
      title={contentText('advisorTitle')}
      lead={contentText('advisorLead')}
      empty={contentText('advisorEmpty')}
      failed={contentText('advisorFailed')}
      list={data && { count: data.count, teasers: data.results.map(teaserOfGuide) }}
      query={query}
    />
  );
}
