import {
  addTexts,
  CITY_PAGE_CARE_FORMS,
  featureLabel,
  formatRating,
  placeLabel,
  formatDate,
  profilePath,
  t,
} from '@care/contracts';
import { DEFAULT_RADIUS, type Radius } from '@care/contracts/constants';
import { changeFilters, emptyFilters, searchPath, type SearchFilters } from '@care/contracts/search';
import type { City } from '@care/contracts/schemas';
import { ChipLink, Container, Grid, Heading, Lead, Link, Row, Section, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { SEARCH_TYPE } from '../search/read-search';
import texts from './texts.de.json';

/** Texts about a town: a separate catalogue, loaded with the text. */
const cityText = addTexts('searchCity', texts);

/** With fewer providers than this, the page has no text about the town (SR-18). */
const MIN_COMPANIES = 3;

const Part = styled.div`
  display: grid;
  gap: var(--s-3);
  margin-top: var(--s-6);
`;
const Intro = styled(Lead)`
  margin-block: var(--s-4) var(--s-5);
`;

interface CityTextProps {
  city: City;
  /** The radius of the current search; links to features state it (SR-09). */
  radius: Radius;
}

/**
 * A text about care in this town, with links to its four most frequent care forms and to all of its features (SR-09,
 * SR-18).
 */
export function CityText({ city, radius }: CityTextProps) {
  if (city.counts.company < MIN_COMPANIES) return null;
  const pathOf = (filters: Partial<SearchFilters>) =>
    searchPath(changeFilters(emptyFilters(SEARCH_TYPE), { city: city.slug, ...filters }));
  const featurePath = (filters: Partial<SearchFilters>) => {
    const path = pathOf({ radius, ...filters });
    return radius === DEFAULT_RADIUS ? path.replace('?', `?radius=${radius}&`) : path;
  };
  const dementia = dementiaOf(city);
  const offered = CITY_PAGE_CARE_FORMS.map((form) => ({ form, count: countOf(city, form) })).filter(
    ({ count }) => count > 0,
  );
  return (
    <Section ground="white" aria-labelledby="pflege-im-ort">
      <Container>
        <Heading level={2} id="pflege-im-ort">
          {cityText('title', { city: city.name })}
        </Heading>
        <Intro>{introOf(city)}</Intro>
        <Grid min="16rem">
          {offered.map(({ form, count }) => (
            <Stack key={form} gap="small">
              <Heading level={3}>
                <Link to={pathOf({ services: [form] })}>
                  {cityText(`careForms.${form}.title`, { city: city.name })}
                </Link>
              </Heading>
              <p>{cityText(`careForms.${form}.text`, { city: city.name, count, dementia })}</p>
            </Stack>
          ))}
        </Grid>
        <Part>
          <Heading level={3}>{cityText('features', { city: city.name })}</Heading>
          <Row as="ul" role="list" gap="small">
            {featuresOf(city).map(({ label, filters }) => (
              <li key={label}>
                <ChipLink to={featurePath(filters)}>{label}</ChipLink>
              </li>
            ))}
          </Row>
        </Part>
        <Part>
          <CityQuestions city={city} />
        </Part>
      </Container>
    </Section>
  );
}

/** What providers within the default radius have; a wider radius finds at least as many. */
const featuresOf = ({ counts: { by_feature, by_place } }: City) =>
  [
    ...by_feature.map(({ index, count }) => ({ label: featureLabel(index), filters: { features: [index] }, count })),
    ...by_place.map(({ value, count }) => ({ label: placeLabel(value), filters: { place: value }, count })),
  ].filter(({ count }) => count > 0);

const countOf = ({ counts }: City, form: (typeof CITY_PAGE_CARE_FORMS)[number]): number =>
  counts.by_service.find(({ value }) => value === form)?.count ?? 0;

/** "Demenzpflege (31 Häuser)" */
function dementiaOf({ counts: { dementia_homes: count } }: City): string {
  const feature = featureLabel(1) ?? '';
  return count > 0 ? cityText('homes', { feature, count }) : feature;
}

function introOf({ name, counts, average_rating }: City): string {
  const { company_in_town, company, rated, hiring } = counts;
  const average = average_rating === null ? '' : cityText('average', { average: formatRating(average_rating) });
  return [
    company_in_town === 0
      ? cityText('noneInTown', { city: name })
      : cityText('inTown', { city: name, count: company_in_town }),
    cityText('around', { radius: DEFAULT_RADIUS, count: company }),
    rated === 0 ? '' : cityText('rated', { count: rated, average }),
    hiring === 0 ? '' : cityText('hiring', { count: hiring }),
  ]
    .filter(Boolean)
    .join(' ');
}

const Questions = styled(Stack)`
  & dt {
    font-weight: 600;
  }
`;

/** Frequent questions about care in a town, answered with counted figures (SR-18). */
function CityQuestions({ city: { name: city, slug, counts, top, as_of } }: { city: City }) {
  const around = { inTown: counts.company_in_town, around: counts.company, radius: DEFAULT_RADIUS };
  const jobs = searchPath({ ...emptyFilters('pflegejobs'), city: slug });
  const questions = [
    [cityText('howMany', { city }), cityText('howManyAnswer', { city, ...around, date: formatDate(as_of) })],
    top && [cityText('best', { city }), <Link to={profilePath(top.slug)}>{bestAnswer(top)}</Link>],
    counts.job > 0 && [
      cityText('vacancies', { city }),
      <Link to={jobs}>{cityText('vacanciesAnswer', { count: counts.job })}</Link>,
    ],
  ].filter((question) => question !== null && question !== false);
  return (
    <>
      <Heading level={3}>{cityText('faq')}</Heading>
      <Questions as="dl">
        {questions.map(([question, answer], index) => (
          <div key={index}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </Questions>
    </>
  );
}

const bestAnswer = ({ name, average_rating, ratings_count }: NonNullable<City['top']>): string =>
  average_rating === null
    ? cityText('bestOfFew', { name, ratings: t('stars.ratings', { count: ratings_count }) })
    : cityText('bestAnswer', { name, average: formatRating(average_rating), number: ratings_count });
