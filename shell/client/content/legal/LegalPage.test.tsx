import { makeStore } from '@care/contracts';
import { head } from './LegalPage';
import { legalHead } from './legal-texts';

it('SH-20 hyphenates the headline only, not the title for tabs and search engines', () => {
  expect(legalHead('terms').title).toBe('Allgemeine Geschäfts\u00adbedingungen');
  const { title, jsonLd } = head({ store: makeStore(), params: {}, url: new URL('https://site.example/agb') });
  expect(title).toBe('Allgemeine Geschäftsbedingungen');
  expect(JSON.stringify(jsonLd)).toContain('"Allgemeine Geschäftsbedingungen"');
});
