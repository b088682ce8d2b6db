import { type PageProps, routes } from '@care/contracts';
import { Breadcrumbs, Heading, Lead, media, Section, SectionHead, StandaloneLink } from '@care/ui';
import { PlainText, Preview, previewOf } from '@care/ui/more';
import { CataloguePage } from '../features/product/CataloguePage';
import type { Product } from '@care/contracts/schemas';
import styled from '@emotion/styled';
import { Accordion } from '@care/ui/accordion';
import { InquiryLink, InquirySection } from '../features/inquiry/InquirySection';
import { productAddress, productsApi, crumbsOf, stepsToProduct } from '../features/product/catalogue';
import { productText } from '../texts';
import { ProductPicture, ProductGrid } from '../features/product/Tiles';

/** `/pflegeprodukte/{category}/{product}`: a product with its questions, the inquiry form and other products (PD-01, PD-02). */
export const ProductPage = (props: PageProps) => (
  <Preview url={props.url}>
    <Loaded {...props} />
  </Preview>
);

function Loaded({ params, url }: PageProps) {
  const query = productsApi.product.useQuery({ ...productAddress(params), preview: previewOf(url) });
  return (
    <CataloguePage query={query} failed={productText('productFailed')}>
      {(data) => (
        <>
          <Breadcrumbs items={crumbsOf(stepsToProduct(data))} />
          <ProductDetail product={data} />
          {/* The key closes all questions for another product. */}
          <Faq key={data.id} questions={data.qa} />
          {/* The key ends the inquiry about another product. */}
          <InquirySection key={`inquiry-${data.id}`} product={data} />
          <OtherProducts product={data} />
        </>
      )}
    </CataloguePage>
  );
}

const Questions = styled.div`
  max-width: 46rem;
  margin-top: var(--s-4);
  border-top: 1px solid var(--line);
`;

/** Questions and answers about a product as accordion; renders nothing without questions (PD-01). */
function Faq({ questions }: { questions: Product['qa'] }) {
  if (questions.length === 0) return null;
  return (
    <Section aria-labelledby="faq">
      <Heading level={2} id="faq">
        {productText('faq')}
      </Heading>
      <Questions>
        <Accordion
          items={questions.map(({ question, answer }, index) => ({
            id: index,
            title: question,
            content: <PlainText>{answer}</PlainText>,
          }))}
        />
      </Questions>
    </Section>
  );
}

const SHOWN = 3;

/** Other products of the category; renders nothing if there are none or they could not be loaded. */
function OtherProducts({ product: { id, category } }: { product: Product }) {
  const { currentData: data } = productsApi.category.useQuery({ category: category.slug });
  const others = data?.products.filter((other) => other.id !== id) ?? [];
  if (others.length === 0) return null;
  return (
    <Section aria-labelledby="others">
      <SectionHead>
        <Heading level={2} id="others">
          {productText('others', { category: category.name })}
        </Heading>
        <StandaloneLink to={routes.productCategory.build({ category: category.slug })}>{category.name}</StandaloneLink>
      </SectionHead>
      <ProductGrid products={others.slice(0, SHOWN)} />
    </Section>
  );
}

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
  & :is(ul, ol) {
    padding-inline-start: 1.4rem;
  }
`;

/** Picture, name, summary and description of a product (PD-01), and the way to an inquiry. */
const ProductDetail = ({ product }: { product: Product }) => (
  <Frame>
    <Photo of={product.main_image} sizes="(min-width: 768px) 46vw, 100vw" eager />
    <ProductText>
      <Heading level={1}>{product.title}</Heading>
      {product.summary && <Lead>{product.summary}</Lead>}
      {/* The server sanitizes this HTML. */}
      {product.description_html && <Description dangerouslySetInnerHTML={{ __html: product.description_html }} />}
      <div>
        <InquiryLink product={product} />
      </div>
    </ProductText>
  </Frame>
);
