import { addTexts } from '@care/contracts';

export const galleryText = addTexts('ui-gallery', {
  enlarge: 'Vergrößern:',
  video: 'Video: {{alt}}',
  captions: 'Untertitel',
});
