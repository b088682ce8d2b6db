import { addTexts } from '@care/contracts';

/** What only the product pages say. */
export const tt = addTexts('products', {
  categoryTitle: '{{category}}: Pflegeprodukte im Überblick',
  categoryDescription_one: '{{category}}: ein Produkt mit Antworten auf häufige Fragen.',
  categoryDescription_other: '{{category}}: {{count}} Produkte mit Antworten auf häufige Fragen.',
  productTitle: '{{product}} ({{category}})',
  products: 'Produkte',
  details: 'Zum Produkt',
  faq: 'Häufige Fragen',
  others: 'Weitere Produkte aus {{category}}',
  categoryFailed: 'Diese Kategorie konnte nicht geladen werden.',
  productFailed: 'Dieses Produkt konnte nicht geladen werden.',
  emptyTitle: 'Hier gibt es noch keine Produkte',
  emptyText: 'Wir stellen diese Kategorie gerade zusammen.',
  toHome: 'Zur Startseite',
});
