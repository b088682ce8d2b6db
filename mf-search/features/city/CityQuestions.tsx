import { formatDate, formatRating, profilePath, t } from '@care/contracts';
import { DEFAULT_RADIUS } from '@care/contracts/constants';
import { emptyFilters, searchPath } from '@care/contracts/search';
import type { City } from '@care/contracts/schemas';
import { Heading, Link } from '@care/ui';
import styled from '@emotion/styled';
import { cityText } from './texts';

const Questions = styled.dl`
  display: grid;
  gap: var(--s-4);
  & dt {
    font-weight: 600;
  }
`;

/** Frequent questions about care in a town, answered with counted figures (SR-18). */
export function CityQuestions({ city: { name, slug, counts, top, as_of } }: { city: City }) {
  const jobs = counts.job;
  return (
    <>
      <Heading level={3}>{cityText('faq')}</Heading>
      <Questions>
        <div>
          <dt>{cityText('howMany', { city: name })}</dt>
          <dd>
            {cityText('howManyAnswer', {
              city: name,
              inTown: counts.company_in_town,
              around: counts.company,
              radius: DEFAULT_RADIUS,
              date: formatDate(as_of),
            })}
          </dd>
        </div>
        {top && (
          <div>
            <dt>{cityText('best', { city: name })}</dt>
            <dd>
              <Link to={profilePath(top.slug)}>
                {top.average_rating === null
                  ? cityText('bestOfFew', { name: top.name, ratings: t('stars.ratings', { count: top.ratings_count }) })
                  : cityText('bestAnswer', {
                      name: top.name,
                      average: formatRating(top.average_rating),
                      number: top.ratings_count,
                    })}
              </Link>
            </dd>
          </div>
        )}
        {jobs > 0 && (
          <div>
            <dt>{cityText('vacancies', { city: name })}</dt>
            <dd>
              <Link to={searchPath({ ...emptyFilters('pflegejobs'), city: slug })}>
                {cityText('vacanciesAnswer', { count: jobs })}
              </Link>
            </dd>
          </div>
        )}
      </Questions>
    </>
  );
}
