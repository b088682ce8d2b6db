import type { ProductCategory, ProductCategoryList } from '@care/contracts/schemas';
import { ChipLink, Grid, Heading, Lead, media, Row, Section, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { routes } from '@care/contracts';
import { ProductPicture, LinkTile } from './LinkTile';
import { productText } from '../../texts';
import { productsApi } from './api';

/** The grid of all categories. */
export const CategoryGrid = ({ categories }: { categories: ProductCategoryList['results'] }) => (
  <Grid as="ul" fill min="17rem">
    {categories.map(({ slug, name, description, main_image, products_count: count }) => (
      <li key={slug}>
        <LinkTile
          to={routes.productCategory.build({ category: slug })}
          name={name}
          text={description}
          linkText={count === 0 ? productText('toCategory') : productText('toProducts', { count })}
          picture={main_image}
          level={2}
        />
      </li>
    ))}
  </Grid>
);

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

const Frame = styled.header`
  display: grid;
  overflow: hidden;
  background: var(--blue-50);
  border-radius: var(--r-panel);
  ${media.tablet} {
    grid-template-columns: 1.15fr 1fr;
  }
`;
const CardText = styled.div`
  display: grid;
  gap: var(--s-3);
  align-content: center;
  padding: clamp(1.5rem, 1rem + 2.4vw, 3rem);
`;
const Photo = styled(ProductPicture)`
  height: 100%;
  aspect-ratio: 16 / 10;
`;

/** Name, description and picture of a category (PD-01). */
export const CategoryCard = ({ category: { name, description, main_image } }: { category: ProductCategory }) => (
  <Frame>
    <CardText>
      <Heading level={1}>{name}</Heading>
      {description && <Lead>{description}</Lead>}
    </CardText>
    <Photo of={main_image} sizes="(min-width: 768px) 46vw, 100vw" eager />
  </Frame>
);
