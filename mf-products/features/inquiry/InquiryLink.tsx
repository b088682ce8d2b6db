import type { ProductCard } from '@care/contracts/schemas';
import { ButtonLink } from '@care/ui';
import { productText } from '../../texts';
import { inquiryPath } from './inquiry-path';

/** Leads to the inquiry form of a product (PD-02). */
export const InquiryLink = ({ product }: { product: ProductCard }) => (
  <ButtonLink to={inquiryPath(product)} data-print="hide">
    {productText('inquiry')}
  </ButtonLink>
);
