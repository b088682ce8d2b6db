import { ContentPicture } from '@care/ui/more';
import defaultPicture from '@care/ui/assets/illustrations/article-1.svg';
import type { ComponentProps } from 'react';

type EditorialPictureProps = Omit<ComponentProps<typeof ContentPicture>, 'drawn'>;

/** The picture of an article or guide, or the default illustration. */
export const EditorialPicture = (props: EditorialPictureProps) => <ContentPicture {...props} drawn={defaultPicture} />;
