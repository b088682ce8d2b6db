import { defineSliceApi } from '@care/contracts';
import { defineGeoApi } from '@care/contracts/geo-api';
import type { ProductInquiry, ProductInquiryAnswer } from '@care/contracts/schemas';

interface Sending {
  inquiry: ProductInquiry;
  /** One key for all retries of this inquiry. */
  idempotencyKey: string;
}

export const inquiryApi = defineSliceApi('product-inquiry', (build) => ({
  /** `POST /product/inquiry/` (PD-02). */
  send: build.mutation<ProductInquiryAnswer, Sending>({
    query: ({ inquiry, idempotencyKey }) => ({ url: '/product/inquiry/', body: inquiry, idempotencyKey }),
  }),
}));

/** Suggestions for the address field. */
export const geoApi = defineGeoApi('products-geo');
