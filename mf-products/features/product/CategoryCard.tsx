import type { ProductCategory } from '@care/contracts/schemas';
import { Heading, Lead, media } from '@care/ui';
import styled from '@emotion/styled';
import { ProductPicture } from './ProductPicture';

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
