import { CARE_MINIMUM_WAGES } from '@care/contracts/facts';
import { hintsFor } from './job-checks';
import { emptyOffer, type OfferValues } from './offer-values';

const TODAY = '2026-11-22';
const fine: OfferValues = {
  ...emptyOffer(),
  title: 'Pflegefachperson',
  qualifications: ['4'],
  salary_min: '22',
  salary_max: '25,50',
};
const hints = (changes: Partial<OfferValues>, day = TODAY) => hintsFor({ ...fine, ...changes }, day);
function first(changes: Partial<OfferValues>, day = TODAY) {
  const [hint] = hints(changes, day);
  if (!hint) throw new Error('there is no hint');
  return hint;
}

describe('checks while a job offer is written', () => {
  it('PP-19 has no hint for a neutral title with a lawful range', () => {
    expect(hints({})).toEqual([]);
  });

  it.each([
    'Altenpflegerin (m/w/d)',
    'Altenpfleger (w|m|d)',
    'Pflegehilfskraft',
    'Examinierte/r Altenpfleger/in',
    'Pflegefachfrau/Pflegefachmann',
    'Wohnbereichsleitung',
  ])('PP-19 takes "%s" for a neutral title', (title) => {
    expect(hints({ title })).toEqual([]);
  });

  it('PP-19 offers "(m/w/d)" and a neutral profession for a title of one gender', () => {
    const { text, fixes } = first({ title: 'Examinierte Altenpflegerin für die Dauernachtwache' });
    expect(text).toMatch(/^Die Stellenbezeichnung wirkt nicht geschlechtsneutral\./);
    expect(fixes.map(({ changes }) => changes.title)).toEqual([
      'Examinierte Altenpflegerin für die Dauernachtwache (m/w/d)',
      'Pflegefachperson für die Dauernachtwache',
    ]);
  });

  it.each([
    ['Wir sind ein junges Team.', '„junges Team“ kann ältere', 'Wir sind ein eingespieltes Team.'],
    ['Junge Kollegen', '„Junge“ kann ältere', 'engagierte Kollegen'],
    ['nur Muttersprachler', '„Muttersprachler“ kann Menschen ausschließen', 'nur sehr gute Deutschkenntnisse'],
    ['Eine Krankenschwester', '„Krankenschwester“ spricht nur ein Geschlecht an', 'Eine Pflegefachperson'],
    ['Sie sind körperlich belastbar.', '„körperlich belastbar“', 'Sie sind den Aufgaben gewachsen.'],
  ])('PP-19 hints at the wording of "%s"', (tasks, text, mended) => {
    const found = hints({ tasks });
    expect(found).toHaveLength(1);
    expect(found[0]?.text).toContain(text);
    expect(found[0]?.fixes[0]?.changes).toEqual({ tasks: mended });
  });

  it('PP-19 does not hint at words that only contain such a word', () => {
    expect(hints({ tasks: 'Verjüngung, Jungheinrich, Junggesellen, Betreuung junger' })).toHaveLength(1);
    expect(hints({ tasks: 'Verjüngung, Jungheinrich, Junggesellen' })).toEqual([]);
  });

  it.each([
    ['1', '21,02', '21,03\u00a0€'],
    ['4', '21,02', '21,03\u00a0€'],
    ['2', '17,79', '17,80\u00a0€'],
    ['5', '16,51', '16,52\u00a0€'],
    ['6', '16,51', '16,52\u00a0€'],
  ])('PP-19 compares pay an hour with the care minimum wage of qualification %s', (id, salary_min, amount) => {
    const { text, note, fixes } = first({ qualifications: [id], salary_min });
    expect(text).toBe(`Der Betrag liegt unter dem Pflegemindestlohn (${amount} pro Stunde).`);
    expect(note).toMatch(/seit 1\. Juli 2026 \(Empfehlung der Pflegekommission.*\)\. Stand: November 2026\.$/);
    expect(fixes[0]?.label).toBe(`${amount} übernehmen`);
    expect(hints({ qualifications: [id], ...fixes[0]?.changes })).toEqual([]);
  });

  it('PP-19 compares a single upper amount with the minimum wage', () => {
    expect(hints({ salary_min: '', salary_max: '21,02' }).map(({ key }) => key)).toEqual(['range', 'pay']);
    expect(hints({ salary_min: '', salary_max: '21,03' }).map(({ key }) => key)).toEqual(['range']);
  });

  it('PP-19 taking over the minimum wage raises an upper amount that is lower, and keeps a higher one', () => {
    const changes = (salary_max: string) => first({ salary_min: '18', salary_max }).fixes[0]?.changes;
    expect(changes('20')).toEqual({ salary_min: '21,03', salary_max: '21,03' });
    expect(changes('22')).toEqual({ salary_min: '21,03' });
  });

  it('PP-19 takes the lowest of several qualifications, and the general minimum wage without any', () => {
    expect(hints({ qualifications: ['4', '5'], salary_min: '16,52' })).toEqual([]);
    expect(first({ qualifications: [], salary_min: '13,89' }).text).toMatch(/gesetzlichen Mindestlohn \(13,90/);
    expect(hints({ qualifications: [], salary_min: '13,90' })).toEqual([]);
  });

  it('PP-19 takes the minimum wage that is law on the first day of work, not an announced one', () => {
    const later = { salary_min: '20,50', start_date: '2026-07-01' };
    expect(hints({ ...later, start_date: '2026-06-30' }, '2026-06-01')).toEqual([]);
    expect(hints(later, '2026-06-01')[0]?.text).toContain('21,03');
    expect(hints({ salary_min: '21,03', start_date: '2027-07-01' })).toEqual([]);
  });

  it('PP-19 has an amount for every day from the first to the last', () => {
    const days = CARE_MINIMUM_WAGES.flatMap(({ from, until }) => [from, until ?? from]);
    for (const day of days) expect(hints({ salary_min: '1' }, day).map(({ key }) => key)).toEqual(['pay']);
  });

  it('PP-19 compares neither months nor years', () => {
    for (const unit of ['MONTH', 'YEAR'] as const) expect(hints({ unit, salary_min: '10' })).toEqual([]);
  });

  it('PP-19 asks for both ends of the range', () => {
    for (const given of [{ salary_min: '' }, { salary_max: '' }])
      expect(hints(given).map(({ summary }) => summary)).toEqual(['Vergütung: keine Spanne angegeben']);
  });
});
