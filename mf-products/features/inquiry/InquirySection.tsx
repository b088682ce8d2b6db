import { routes, t } from '@care/contracts';
import { useLocation } from '@care/contracts/router';
import type { Product, ProductCard } from '@care/contracts/schemas';
import {
  ButtonLink,
  Card,
  ErrorPanel,
  Heading,
  Lead,
  Link,
  Meta,
  Section,
  Stack,
  StandaloneLink,
  whenNear,
} from '@care/ui';
import { useLazyModule } from '@care/ui/lazy';
import styled from '@emotion/styled';
import { useEffect, useRef, type RefObject } from 'react';
import { Placeholder } from '@care/ui/more';
import { productText } from '../../texts';
import { ProductPicture } from '../product/Tiles';

/** Id of the section with the inquiry form. */
const INQUIRY_SECTION_ID = 'beratung';

export const inquiryPath = ({ category, slug }: Pick<ProductCard, 'category' | 'slug'>): string =>
  `${routes.product.build({ category: category.slug, product: slug })}#${INQUIRY_SECTION_ID}`;

/** Leads to the inquiry form of a product (PD-02). */
export const InquiryLink = ({ product }: { product: ProductCard }) => (
  <ButtonLink to={inquiryPath(product)} data-print="hide">
    {productText('inquiry')}
  </ButtonLink>
);

const Frame = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4);
  align-items: center;
  padding: var(--s-4);
`;
const Photo = styled(ProductPicture)`
  flex: none;
  width: 6rem;
  aspect-ratio: 1;
  border-radius: var(--r-field);
`;
const Words = styled.div`
  display: grid;
  flex: 1 1 9rem;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  justify-items: start;
`;

/** The product of an inquiry: picture, category, title, and a link to the details (PD-02). */
const ProductSummary = ({ product: { title, slug, category, main_image } }: { product: ProductCard }) => (
  <Frame>
    <Photo of={main_image} sizes="96px" />
    <Words>
      <Meta>
        <Link to={routes.productCategory.build({ category: category.slug })}>{category.name}</Link>
      </Meta>
      <Heading level={3} look={4}>
        {title}
      </Heading>
      <StandaloneLink to={routes.product.build({ category: category.slug, product: slug })}>
        {productText('details')}
      </StandaloneLink>
    </Words>
  </Frame>
);

/** The form is lazy-loaded, because most readers do not use it. */
const fetchForm = () => import('./InquiryForm');
const LOAD_MARGIN_PX = 300;

/** The form, and the product to the right of it where both have room for their words; else above it. */
const Columns = styled.div`
  display: flex;
  flex-flow: row-reverse wrap;
  gap: var(--s-5) var(--s-6);
  align-items: start;
  margin-top: var(--s-5);
  & > * {
    flex: 1 1 20rem;
    min-width: 0;
  }
  & > :last-child {
    flex: 999 1 30rem;
  }
`;
// About as high as the form, so that the layout does not shift when it is loaded.
const FormPlaceholder = styled.div`
  min-height: 62rem;
  @media (scripting: none) {
    min-height: 0;
    & > div {
      display: none;
    }
  }
`;

/** "Beratung anfragen": the product in short, and the inquiry form (PD-02). */
export function InquirySection({ product }: { product: Product }) {
  const section = useRef<HTMLElement>(null);
  const { lazy, load } = useLazyModule(fetchForm);
  useEffect(() => whenNear(section.current, load, LOAD_MARGIN_PX), [load]);
  useFocusOnArrival(section);
  return (
    <Section
      id={INQUIRY_SECTION_ID}
      ref={section}
      tabIndex={-1}
      aria-labelledby={`${INQUIRY_SECTION_ID}-titel`}
      data-print="hide"
    >
      <Stack gap="small">
        <Heading level={2} id={`${INQUIRY_SECTION_ID}-titel`}>
          {productText('inquiry')}
        </Heading>
        <Lead>{productText('inquiryLead')}</Lead>
      </Stack>
      <Columns>
        <ProductSummary product={product} />
        {lazy.kind === 'ready' ? (
          <lazy.module.InquiryForm product={product} />
        ) : lazy.kind === 'failed' ? (
          <ErrorPanel title={t('errors.remoteUnavailable')} onRetry={load} />
        ) : (
          <FormPlaceholder>
            <noscript>
              <p>
                {productText('inquiryNoScript')} <Link to={routes.imprint.build()}>{productText('imprint')}</Link>.
              </p>
            </noscript>
            <Placeholder of={['3rem', '3rem', '10rem']} />
          </FormPlaceholder>
        )}
      </Columns>
    </Section>
  );
}

/**
 * Scrolls to the section when its fragment is opened; `key` changes with every navigation, also to the same fragment.
 */
function useFocusOnArrival(section: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${INQUIRY_SECTION_ID}`) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [hash, key, section]);
}
