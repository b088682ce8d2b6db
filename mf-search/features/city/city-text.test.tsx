import { CARE_FORMS } from '@care/contracts';
import type { City } from '@care/contracts/schemas';
import { show } from '@care/contracts/testing';
import { city } from '../../testing/fixtures';
import { CityText } from './CityText';

function textOf(counts: Partial<City['counts']>, change: Partial<City> = {}): string {
  const town = city({ counts: { ...city().counts, ...counts }, ...change });
  const { container, unmount } = show(<CityText city={town} radius={20} />);
  const text = (container.textContent ?? '').replaceAll('\u00a0', ' ');
  unmount();
  return text;
}

describe('the text about a town', () => {
  it('SR-18 says nothing about what the town does not have', () => {
    const by_service = CARE_FORMS.map((value) => ({ value, count: value === 'stationare-pflege' ? 4 : 0 }));
    const none = { company_in_town: 0, job: 0, rated: 0, hiring: 0, dementia_homes: 0, by_service };
    const text = textOf(none);
    expect(text).toMatch(
      /In Köln selbst ist kein Pflegeanbieter eingetragen\. Im Umkreis von 20 km sind es 155\.\s*Stationäre Pflege/,
    );
    expect(text).toContain('besondere Angebote wie Demenzpflege.');
    expect(text).not.toMatch(/Ambulante Pflege in|freie Stellen/);
    expect(textOf({ company: 2 })).toBe('');
  });

  it('SR-18 SR-22 names no average of too few ratings, neither of the town nor of its best provider', () => {
    const top = { name: 'Haus Linde', slug: 'haus-linde', average_rating: null, ratings_count: 2 };
    const text = textOf({}, { average_rating: null, top });
    expect(text).toContain('Davon sind 121 bewertet. 40 Einrichtungen');
    expect(text).toContain('Haus Linde, bisher mit 2 Bewertungen. Das ist noch zu wenig');
    expect(text).not.toContain('Sternen');
  });
});
