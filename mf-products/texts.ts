import { addTexts } from '@care/contracts';

export const productText = addTexts('products', {
  indexTitle: 'Pflegeprodukte für zu Hause im Überblick',
  indexDescription:
    'Vom Pflegebett bis zum Hausnotruf: Pflegeprodukte nach Kategorien, mit Antworten auf häufige Fragen.',
  indexLead: 'Hilfsmittel, die den Alltag in der Pflege erleichtern. Wählen Sie eine Kategorie.',
  indexFailed: 'Die Pflegeprodukte konnten nicht geladen werden.',
  indexEmpty: 'Noch gibt es hier keine Pflegeprodukte',
  indexEmptyText: 'Wir stellen die ersten Kategorien gerade zusammen.',
  toCategory: 'Zur Kategorie',
  toProducts_one: 'Ein Produkt ansehen',
  toProducts_other: '{{count}} Produkte ansehen',
  otherCategories: 'Weitere Kategorien',
  categoryTitle: '{{category}}: Pflegeprodukte im Überblick',
  categoryDescription_one: '{{category}}: ein Produkt für die Pflege zu Hause, mit Antworten auf häufige Fragen.',
  categoryDescription_other:
    '{{category}}: {{count}} Produkte für die Pflege zu Hause, mit Antworten auf häufige Fragen.',
  productTitle: '{{product}} ({{category}})',
  productSummary: '{{title}}: {{summary}}',
  productQuestions: 'Beschreibung und Antworten auf häufige Fragen.',
  products: 'Produkte',
  details: 'Zum Produkt',
  faq: 'Häufige Fragen',
  inquiry: 'Beratung anfragen',
  inquiryLead: 'Fragen Sie zu Eignung, Kosten oder Ablauf. Die Beratung ist unverbindlich.',
  inquiryNoScript:
    'Das Formular braucht JavaScript. Bitte schalten Sie JavaScript ein und laden Sie die Seite neu. Unsere Anschrift steht im',
  imprint: 'Impressum',
  others: 'Weitere Produkte: {{category}}',
  categoryFailed: 'Diese Kategorie konnte nicht geladen werden.',
  productFailed: 'Dieses Produkt konnte nicht geladen werden.',
  emptyTitle: 'Hier gibt es noch keine Produkte',
  emptyText: 'Wir stellen diese Kategorie gerade zusammen.',
  toIndex: 'Alle Pflegeprodukte',
  toHome: 'Zur Startseite',
});
