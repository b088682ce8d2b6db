import type { PageProps } from '@care/contracts';
import { Breadcrumbs, Container } from '@care/ui';
import { LoadState } from '@care/ui/more';
import { productsApi } from '../features/product/api';
import { crumbsOf, stepsToProduct } from '../features/product/crumbs';
import { Faq } from '../features/product/Faq';
import { OtherProducts } from '../features/product/OtherProducts';
import { ProductDetail } from '../features/product/ProductDetail';
import { productText } from '../texts';
import { addressOf } from './product-page';

/** `/pflegeprodukte/{category}/{product}`: a product with its questions, and other products (PD-01). */
export function ProductPage({ params }: PageProps) {
  const { currentData: data, error, isFetching, refetch } = productsApi.product.useQuery(addressOf(params));
  return (
    <Container>
      {data ? (
        <>
          <Breadcrumbs items={crumbsOf(stepsToProduct(data))} />
          <ProductDetail product={data} />
          {/* The key closes all questions for another product. */}
          <Faq key={data.id} questions={data.qa} />
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
