import { routes } from '@care/contracts';
import { ChipLink, Heading, Row, Section, Stack } from '@care/ui';
import { productText } from '../../texts';
import { productsApi } from './api';

/** Links to the other categories; renders nothing if there are none or they could not be loaded. */
export function OtherCategories({ currentSlug }: { currentSlug: string }) {
  const { data } = productsApi.categories.useQuery();
  const others = data?.results.filter(({ slug }) => slug !== currentSlug) ?? [];
  if (others.length === 0) return null;
  return (
    <Section aria-labelledby="other-categories">
      <Stack gap="small">
        <Heading level={2} id="other-categories">
          {productText('otherCategories')}
        </Heading>
        <Row as="ul" role="list" gap="small">
          {others.map(({ slug, name }) => (
            <li key={slug}>
              <ChipLink to={routes.productCategory.build({ category: slug })}>{name}</ChipLink>
            </li>
          ))}
        </Row>
      </Stack>
    </Section>
  );
}
