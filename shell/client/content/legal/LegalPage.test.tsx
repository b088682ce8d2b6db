import { makeStore } from '@care/contracts';
import { head } from './LegalPage';
import { legalHead, legalNames, legalSections } from './legal-texts';
import { operator } from './operator';

it('SH-20 hyphenates the headline only, not the title for tabs and search engines', () => {
  expect(legalHead('terms').title).toBe('Allgemeine Geschäfts\u00adbedingungen');
  const { title, jsonLd } = head({ store: makeStore(), params: {}, url: new URL('https://site.example/agb') });
  expect(title).toBe('Allgemeine Geschäftsbedingungen');
  expect(JSON.stringify(jsonLd)).toContain('"Allgemeine Geschäftsbedingungen"');
});

it('SH-20 fills in the operator and the years that the law asks for', () => {
  const texts = Object.values(legalNames)
    .flatMap(legalSections)
    .map(({ text }) => text);
  expect(texts.filter((text) => text.includes('{{'))).toEqual([]);
  expect(texts.join()).toContain(operator.operatorMail);
  expect(texts.join()).toContain('8 Jahre ab dem Ende des Jahres auf (');
});
