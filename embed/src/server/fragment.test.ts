import type { EmbeddedCompany } from '@care/contracts/schemas';
import { fragmentHtml, profileView, readOptions } from '.';
import { company } from '../../testing/company';

const ORIGIN = 'https://site.example';
const html = (changes: Partial<EmbeddedCompany> = {}, attributes: Record<string, string> = { view: 'full' }) =>
  fragmentHtml({
    profile: profileView({ ...company, ...changes }, ORIGIN),
    options: readOptions((name) => ({ slug: 'haus', ...attributes })[name]),
    version: '1.0.0-x',
    stylesheet: `${ORIGIN}/profil.css`,
  });

it('PP-21 holds nothing that a provider wrote as code', () => {
  const written = html();
  expect(written).not.toContain('<b>Haus');
  expect(written).not.toContain('<script>alert');
  expect(written).not.toContain('javascript:');
  expect(written.match(/<\/script>/g)).toHaveLength(2);
});
it('RV-01 shows no average of fewer than three ratings, neither to people nor to search engines', () => {
  expect(html()).toContain('2 Bewertungen');
  expect(html()).not.toMatch(/4,3|4,25|4,0|aggregateRating/);
  expect(html({ ratings_count: 3 })).toMatch(/4,3/);
  expect(html({ ratings_count: 3 })).toMatch(/4,0/);
  expect(html({ ratings_count: 3 })).toContain('"aggregateRating"');
});
it('PP-21 PP-26 has the way to the message form only where somebody reads messages', () => {
  expect(html()).not.toContain('Kontakt aufnehmen');
  expect(html({ can_contact: true })).toContain(`href="${ORIGIN}/pflegeanbieter/profiles/haus#nachricht"`);
});
it('EM-05 fits the outline of the page: sections are one level below the name', () => {
  const levels = (level: string) =>
    [...html({}, { view: 'full', 'heading-level': level }).matchAll(/<h(\d)/g)].map(([, digit]) => digit);
  expect(new Set(levels('2'))).toEqual(new Set(['2', '3']));
  expect(new Set(levels('5'))).toEqual(new Set(['5', '6']));
});
it('PK-08 is a plain link where a widget is not allowed, without a word about keys', () => {
  for (const widgets of ['none', 'unknown', 'revoked', 'origin', 'tier'] as const) {
    const written = html({ widgets }, { view: 'rating' }).replace(/<script.*?<\/script>/g, '');
    expect(written).toContain('auf Pflegefenster');
    expect(written).not.toMatch(/Bewertung|Schlüssel|Premium/);
  }
  expect(html({ widgets: 'allowed' }, { view: 'rating' })).toContain('2 Bewertungen');
  expect(html({ widgets: 'allowed' }, { view: 'jobs' })).toContain('Zurzeit sind keine Stellen ausgeschrieben.');
});
it('PK-08 has its key on the element, which loads with it what is changed afterwards', () => {
  expect(html({}, { view: 'rating', key: 'pp_"1' })).toMatch(/^<pflege-profil [^>]* key="pp_&#34;1">/);
  expect(html()).not.toMatch(/^<pflege-profil [^>]* key=/);
});
it('PP-21 has absolute addresses, German labels, and a phone number that can be called from another country', () => {
  const { services, address, links, about, phone } = profileView({ ...company, phone: '+49 (0) 221 123-45' }, ORIGIN);
  expect({ services, address, about }).toEqual({
    services: 'Stationäre Pflege · Demenzcafé',
    address: 'Domstr. 1, 50668 Köln',
    about: ['Eins.', 'Zwei.'],
  });
  for (const link of Object.values(links)) expect(link).toMatch(/^https:\/\//);
  expect(phone?.href).toBe('tel:+4922112345');
});
it('PP-21 has the images of the gallery, but not its videos', () => {
  const item = { width: 800, height: 600, alt: '', variants: [], order: 0 };
  const { pictures } = profileView(
    {
      ...company,
      gallery: [
        { ...item, id: 1, url: '/film.mp4', file_type: 'VIDEO' },
        { ...item, id: 2, url: '/garten.webp', file_type: 'IMAGE' },
      ],
    },
    ORIGIN,
  );
  expect(pictures.map(({ src }) => src)).toEqual([`${ORIGIN}/garten.webp`]);
});
