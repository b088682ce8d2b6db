import { addTexts } from '@care/contracts';

/** Texts of the card of a job offer. */
export const jobOfferText = addTexts('searchJobOffer', {
  posted: 'Veröffentlicht am {{date}}',
  distance: '{{city}}, {{km}} entfernt',
  more_one: '1 weitere Stelle bei {{employer}}',
  more_other: '{{count}} weitere Stellen bei {{employer}}',
  salaryOpen: 'Vergütung auf Anfrage',
});
