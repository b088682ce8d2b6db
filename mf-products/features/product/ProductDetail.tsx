import type { Product } from '@care/contracts/schemas';
import { Heading, Lead, media } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ProductPicture } from './ProductPicture';

const Frame = styled.article`
  display: grid;
  gap: var(--s-5) var(--s-7);
  align-items: start;
  ${media.tablet} {
    grid-template-columns: 1fr 1.15fr;
  }
`;
const Photo = styled(ProductPicture)`
  aspect-ratio: 4 / 3;
  border-radius: var(--r-window);
`;
const ProductText = styled.div`
  display: grid;
  gap: var(--s-4);
  max-width: var(--size-measure);
`;
const Description = styled.div`
  & > * + * {
    margin-top: var(--s-3);
  }
  & ul,
  & ol {
    padding-inline-start: 1.4rem;
  }
`;

interface ProductDetailProps {
  product: Product;
  /** Next steps for the reader. */
  action: ReactNode;
}

/** Picture, name, summary and description of a product (PD-01). */
export const ProductDetail = ({
  product: { title, summary, description_html, main_image },
  action,
}: ProductDetailProps) => (
  <Frame>
    <Photo of={main_image} sizes="(min-width: 768px) 46vw, 100vw" eager />
    <ProductText>
      <Heading level={1}>{title}</Heading>
      {summary && <Lead>{summary}</Lead>}
      {/* The server sanitizes this HTML. */}
      {description_html && <Description dangerouslySetInnerHTML={{ __html: description_html }} />}
      <div>{action}</div>
    </ProductText>
  </Frame>
);
