import type { ProductCard, ProductCategory, ProductCategoryList } from '@care/contracts/schemas';
import { Card, Grid, Heading, Icon, StretchedLink, ChipLink, Lead, media, Row, Section, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { ArrowRight } from 'lucide-react';
import { routes } from '@care/contracts';
import { ContentPicture } from '@care/ui/more';
import defaultPicture from '@care/ui/assets/illustrations/article-0.svg';
import type { ComponentProps } from 'react';
import { productText } from '../../texts';
import { productsApi } from './catalogue';

type ProductPictureProps = Omit<ComponentProps<typeof ContentPicture>, 'drawn'>;

/** The photo of a product or category, or the drawn default picture (PD-01). */
export const ProductPicture = (props: ProductPictureProps) => <ContentPicture {...props} drawn={defaultPicture} />;

const Tile = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;
`;
const Photo = styled(ProductPicture)`
  flex: none;
  aspect-ratio: 16 / 10;
  border-radius: var(--r-card) var(--r-card) 0 0;
`;
const TileText = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  align-content: start;
  padding: var(--s-4) var(--s-5) var(--s-5);
`;
// The whole card is the link; this is only its visible hint.
const LinkHint = styled.span`
  display: inline-flex;
  gap: 0.4rem;
  align-items: center;
  margin-top: var(--s-2);
  color: var(--blue-700);
  font-weight: 600;
`;

interface LinkTileProps {
  to: string;
  name: string;
  text: string;
  linkText: string;
  picture: ProductCard['main_image'];
  /** Heading level of the name. */
  level: 2 | 3;
}

/** A product or category in a list: picture, name as the link, one sentence (PD-01). */
const LinkTile = ({ to, name, text, linkText, picture, level }: LinkTileProps) => (
  <Tile as="article" interactive>
    <Photo of={picture} sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw" />
    <TileText>
      <Heading level={level} look={3}>
        <StretchedLink to={to}>{name}</StretchedLink>
      </Heading>
      {text && <p>{text}</p>}
      <LinkHint aria-hidden="true">
        {linkText}
        <Icon of={ArrowRight} size="small" />
      </LinkHint>
    </TileText>
  </Tile>
);

/** A grid of products. */
export const ProductGrid = ({ products }: { products: readonly ProductCard[] }) => (
  <Grid as="ul" fill min="17rem">
    {products.map(({ id, title, summary, slug, category, main_image }) => (
      <li key={id}>
        <LinkTile
          to={routes.product.build({ category: category.slug, product: slug })}
          name={title}
          text={summary}
          linkText={productText('details')}
          picture={main_image}
          level={3}
        />
      </li>
    ))}
  </Grid>
);

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
const CategoryPhoto = styled(ProductPicture)`
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
    <CategoryPhoto of={main_image} sizes="(min-width: 768px) 46vw, 100vw" eager />
  </Frame>
);
