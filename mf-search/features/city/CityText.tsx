import { CITY_PAGE_CARE_FORMS, formatNumber, formatRating } from '@care/contracts';
import { DEFAULT_RADIUS } from '@care/contracts/constants';
import { changeFilters, emptyFilters, searchPath } from '@care/contracts/search';
import type { City } from '@care/contracts/schemas';
import { Container, Grid, Heading, Lead, Link, Section, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { searchType } from '../company-search/read-search';
import { tt } from '../../texts';

/** Under so few providers there is nothing to tell about a town (SR-18). */
const minCompanies = 3;

const Intro = styled(Lead)`
  margin-block: var(--s-4) var(--s-5);
`;

/** Care in this town in words, with its four most wanted care forms as links (SR-18). */
export function CityText({ city }: { city: City }) {
  if (city.counts.company < minCompanies) return null;
  const offered = CITY_PAGE_CARE_FORMS.map((form) => ({ form, count: countOf(city, form) })).filter(
    ({ count }) => count > 0,
  );
  return (
    <Section ground="white" aria-labelledby="pflege-im-ort">
      <Container>
        <Heading level={2} id="pflege-im-ort">
          {tt('city.title', { city: city.name })}
        </Heading>
        <Intro>{introOf(city)}</Intro>
        <Grid min="16rem">
          {offered.map(({ form, count }) => (
            <Stack key={form} gap="small">
              <Heading level={3}>
                <Link to={searchPath(changeFilters(emptyFilters(searchType), { city: city.slug, services: [form] }))}>
                  {tt(`city.careForms.${form}.title`, { city: city.name })}
                </Link>
              </Heading>
              <p>{tt(`city.careForms.${form}.text`, { city: city.name, count, number: formatNumber(count) })}</p>
            </Stack>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}

const countOf = ({ counts }: City, form: (typeof CITY_PAGE_CARE_FORMS)[number]): number =>
  counts.by_service.find(({ value }) => value === form)?.count ?? 0;

function introOf({ name, counts, average_rating }: City): string {
  const { company, job } = counts;
  return [
    tt('city.intro', { city: name, radius: DEFAULT_RADIUS, count: company, number: formatNumber(company) }),
    average_rating === null ? '' : tt('city.rated', { average: formatRating(average_rating) }),
    job === 0 ? '' : tt('city.jobs', { count: job, number: formatNumber(job) }),
  ]
    .filter(Boolean)
    .join(' ');
}
