import { routes, t, type PageProps } from '@care/contracts';
import { Container } from '@care/ui';
import { LoadState } from '@care/ui/more';
import { contentApi } from './content-api';
import { teaserOfGuide } from './EditorialCard';
import { othersOf } from './text-page';
import { TextView } from './TextView';
import { contentText } from './texts';

/** `/pflegeratgeber/{slug}` (SH-20). */
export function GuidePage({ params }: PageProps) {
  const { slug = '' } = params;
  const { currentData: guide, error, isFetching, refetch } = contentApi.guide.useQuery(slug);
  const { data: guides } = contentApi.guides.useQuery(1);
  if (!guide) {
    return (
      <Container>
        <LoadState
          error={error}
          failed={contentText('textFailed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Container>
    );
  }
  return (
    <TextView
      crumbs={[
        { label: t('nav.home'), to: routes.home.build() },
        { label: contentText('advisorTitle'), to: routes.advisor.build() },
        { label: guide.name },
      ]}
      text={guide}
      more={{
        title: contentText('moreGuides'),
        all: contentText('allGuides'),
        to: routes.advisor.build(),
        teasers: othersOf(guides?.results, slug).map(teaserOfGuide),
      }}
    />
  );
}
