import { addTexts } from '@care/contracts';

export const galleryText = addTexts('ui-gallery', {
  enlarge: 'Vergrößern:',
  number: 'Bild oder Video {{n}}',
  video: 'Video: {{alt}}',
  captions: 'Untertitel',
});
