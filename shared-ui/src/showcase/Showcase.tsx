import { Container, Lead } from '@care/ui';
import { FieldChapter } from './FieldChapter';
import { ButtonChapter, ColorChapter, TypeChapter } from './FoundationChapters';
import { AlertChapter, FeatureChapter, NavigationChapter, RatingChapter, SmallPartsChapter } from './PartChapters';
import { CardChapter, IllustrationChapter, LayerChapter, PictureChapter, StateChapter } from './StateChapters';
import { showcaseText } from './texts';

/** Every component in every state, for designers and developers. */
export const Showcase = () => (
  <Container>
    <h1>{showcaseText('title')}</h1>
    <Lead>{showcaseText('intro')}</Lead>
    <ColorChapter />
    <TypeChapter />
    <ButtonChapter />
    <FieldChapter />
    <NavigationChapter />
    <SmallPartsChapter />
    <AlertChapter />
    <CardChapter />
    <RatingChapter />
    <FeatureChapter />
    <StateChapter />
    <LayerChapter />
    <PictureChapter />
    <IllustrationChapter />
  </Container>
);
