import { Heading, Stack } from '@care/ui';
import { useId } from 'react';
import { PictureFields, type PictureFieldsProps } from './PictureFields';
import { mediaText } from './texts';

/** The part of the page of pictures for the logo or the main image. */
export function SinglePicture(props: PictureFieldsProps) {
  const title = useId();
  return (
    <section aria-labelledby={title} tabIndex={-1}>
      <Stack>
        <Heading level={2} id={title}>
          {mediaText(`${props.kind}.title`)}
        </Heading>
        <PictureFields {...props} />
      </Stack>
    </section>
  );
}
