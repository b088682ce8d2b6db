import { routes, type PageProps } from '@care/contracts';
import { contentApi } from './content-api';
import { teaserOfGuide } from './EditorialCard';
import { IndexView } from './IndexView';
import { pageNumberOf } from './page-number';
import { tt } from './texts';

/** `/pflegeratgeber`: guides as cards, in the order of the editors (SH-20). */
export function GuidesPage({ url }: PageProps) {
  const page = pageNumberOf(url);
  const query = contentApi.guides.useQuery(page);
  const { currentData: data } = query;
  return (
    <IndexView
      path={routes.advisor.build()}
      page={page}
      title={tt('advisorTitle')}
      lead={tt('advisorLead')}
      empty={tt('advisorEmpty')}
      failed={tt('advisorFailed')}
      list={data && { count: data.count, teasers: data.results.map(teaserOfGuide) }}
      query={query}
    />
  );
}
