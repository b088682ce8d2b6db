import type { PageProps } from '@care/contracts';
import { Breadcrumbs, Container } from '@care/ui';
import { LoadState, Preview, previewOf } from '@care/ui/more';
import { InquiryLink, InquirySection } from '../features/inquiry/InquirySection';
import { productAddress, productsApi } from '../features/product/api';
import { crumbsOf, stepsToProduct } from '../features/product/crumbs';
import { Faq, OtherProducts, ProductDetail } from '../features/product/ProductDetail';
import { productText } from '../texts';

/** `/pflegeprodukte/{category}/{product}`: a product with its questions, the inquiry form and other products (PD-01, PD-02). */
export const ProductPage = (props: PageProps) => (
  <Preview url={props.url}>
    <Loaded {...props} />
  </Preview>
);

function Loaded({ params, url }: PageProps) {
  const address = { ...productAddress(params), preview: previewOf(url) };
  const { currentData: data, error, isFetching, refetch } = productsApi.product.useQuery(address);
  return (
    <Container>
      {data ? (
        <>
          <Breadcrumbs items={crumbsOf(stepsToProduct(data))} />
          <ProductDetail product={data} action={<InquiryLink product={data} />} />
          {/* The key closes all questions for another product. */}
          <Faq key={data.id} questions={data.qa} />
          {/* The key ends the inquiry about another product. */}
          <InquirySection key={`inquiry-${data.id}`} product={data} />
          <OtherProducts product={data} />
        </>
      ) : (
        <LoadState
          error={error}
          failed={productText('productFailed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </Container>
  );
}
