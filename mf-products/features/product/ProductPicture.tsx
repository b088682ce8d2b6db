import { ContentPicture } from '@care/ui/more';
import defaultPicture from '@care/ui/assets/illustrations/article-0.svg';
import type { ComponentProps } from 'react';

type ProductPictureProps = Omit<ComponentProps<typeof ContentPicture>, 'drawn'>;

/** The photo of a product or category, or the drawn default picture (PD-01). */
export const ProductPicture = (props: ProductPictureProps) => <ContentPicture {...props} drawn={defaultPicture} />;
