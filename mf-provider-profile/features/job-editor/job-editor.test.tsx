import type { JobOffer, JobOfferChange } from '@care/contracts/schemas';
import { Surroundings } from '@care/contracts/testing';
import { Refusal } from '@care/contracts/testing/site';
import { act, renderHook } from '@testing-library/react';
import { type Written, backendOfTests, etagOf } from '../../testing/backend';
import { jobOffer } from '../../testing/company';
import { CARE_MINIMUM_WAGES } from '@care/contracts/facts';
import { centsOf } from '../costs/amounts';
import { hintsFor } from './job-checks';
import {
  changeOf,
  type OfferValues,
  htmlOfText,
  offerProblems,
  publicationProblems,
  renamed,
  textOfHtml,
  valuesOf,
} from './offer-values';
import { useSaveOffer } from './use-save-offer';

describe('saving a job offer', () => {
  const backend = backendOfTests();

  const draft = jobOffer({ id: 5, title: 'Nachtwache', status: 'DRAFT' });
  const isStep = ({ url }: Written) => url.endsWith('/publish/');
  /** The requests without the offer's other fields. */
  const written = () =>
    backend.written.map(({ url, body }) => {
      const { title, status } = (body || {}) as Partial<JobOffer>;
      return [url, title, status].filter((part) => part !== undefined).join(' ');
    });
  const keys = () => backend.written.map(({ headers }) => headers['idempotency-key']);

  /** An offer that the server stores under its version. */
  function serve(offer: JobOffer) {
    const stored = { offer };
    backend.answer = () => stored.offer;
    backend.answerWrite = (write) => {
      if (isStep(write)) return (stored.offer = { ...stored.offer, status: 'PUBLISHED' });
      const { url, headers, body } = write;
      if (url === '/company/job-offer/') return stored.offer;
      if (headers['if-match'] && headers['if-match'] !== etagOf(stored.offer)) return 412;
      return (stored.offer = { ...stored.offer, title: (body as JobOffer).title });
    };
    return stored;
  }
  /** The next write has its effect; its answer is lost. */
  function loseNext(isLost: (write: Written) => boolean = () => true) {
    const { answerWrite } = backend;
    backend.answerWrite = (write) => {
      const answer = answerWrite(write);
      if (!isLost(write)) return answer;
      backend.answerWrite = answerWrite;
      return undefined;
    };
  }

  /** Saves an offer with this title: a new one, or one of which this version was read. */
  function start(base?: JobOffer) {
    const { result } = renderHook(() => useSaveOffer(7), { wrapper: Surroundings });
    let version = base && { offer: base, etag: etagOf(base) as string | undefined };
    let sent: JobOfferChange | undefined;
    return async (title: string, publishes = false) => {
      const change = changeOf(valuesOf({ ...draft, title }), base);
      const creation = { draftKey: 'a'.repeat(32), sent, note: (noted: typeof sent) => void (sent = noted) };
      const saved = await act(() => result.current(version, change, publishes, creation));
      if (saved.kind === 'failed') version = saved.stored ?? version;
      return saved;
    };
  }

  async function lose(publishes = false) {
    const stored = serve(draft);
    const save = start();
    loseNext();
    expect(await save('Nachtwache', publishes)).toMatchObject({ kind: 'failed', error: { kind: 'network' } });
    return { stored, save };
  }

  it('PP-19 a new job offer whose answer was lost: is changed and published, not created a second time', async () => {
    const { save } = await lose();
    loseNext();
    await save('Nachtwache', true);
    expect(await save('Nachtwache gesucht', true)).toMatchObject({ kind: 'saved', as: 'published' });
    expect(written()).toEqual([
      '/company/job-offer/ Nachtwache DRAFT',
      '/company/job-offer/ Nachtwache PUBLISHED',
      '/company/job-offer/ Nachtwache DRAFT',
      '/company/job-offer/5/ Nachtwache gesucht',
      '/company/job-offer/5/publish/',
    ]);
    expect(new Set(keys().slice(0, 3)).size).toBe(1);
  });

  it('PP-19 a new job offer whose answer was lost: does not become public if it is then saved as a draft with a change', async () => {
    const { save } = await lose(true);
    expect(await save('Nachtwache gesucht')).toMatchObject({ kind: 'saved', as: 'draft' });
    expect(written().slice(1)).toEqual([
      '/company/job-offer/ Nachtwache DRAFT',
      '/company/job-offer/5/ Nachtwache gesucht',
    ]);
  });

  it('PP-19 a new job offer whose answer was lost: is named as public and not changed if it was published before it is saved as a draft', async () => {
    const { stored, save } = await lose(true);
    stored.offer = { ...draft, status: 'PUBLISHED' };
    expect(await save('Nachtwache gesucht')).toMatchObject({ kind: 'saved', as: 'public-unsaved' });
    expect(await save('Nachtwache')).toMatchObject({ kind: 'saved', as: 'public' });
    expect(stored.offer.title).toBe('Nachtwache');
  });

  it('PP-19 a new job offer whose answer was lost: is created with the change if the lost one is refused', async () => {
    const { save } = await lose();
    const { answerWrite } = backend;
    backend.answerWrite = (write) =>
      (write.body as JobOffer).title === 'Nachtwache' ? new Refusal(409, {}) : answerWrite(write);
    await save('Nachtwache gesucht');
    expect(written().slice(1)).toEqual([
      '/company/job-offer/ Nachtwache DRAFT',
      '/company/job-offer/ Nachtwache gesucht DRAFT',
    ]);
    expect(keys()[2]).not.toBe(keys()[1]);
  });

  it('PP-19 a new job offer whose answer was lost: is sent at once with the change if it was refused before', async () => {
    const { save } = await lose();
    backend.answerWrite = () => new Refusal(422, {});
    expect(await save('Nachtwache')).toMatchObject({ kind: 'failed' });
    await save('Nachtwache gesucht');
    expect(written().slice(2)).toEqual(['/company/job-offer/ Nachtwache gesucht DRAFT']);
  });

  it('PP-19 a stored job offer: whose answer was lost is saved when it is sent again, and no conflict', async () => {
    const stored = serve(draft);
    const save = start(draft);
    loseNext();
    await save('Wache');
    expect(await save('Wache')).toMatchObject({ kind: 'saved', version: { offer: { title: 'Wache' } } });
    stored.offer = { ...draft, title: 'Aus dem anderen Fenster' };
    expect(await save('Wache')).toMatchObject({ kind: 'conflict', isNewlyPublic: false });
  });

  it('PP-19 a stored job offer: whose publication had no answer is public if that can be read', async () => {
    serve(draft);
    loseNext(isStep);
    expect(await start(draft)('Wache', true)).toMatchObject({
      kind: 'saved',
      as: 'published',
      version: { offer: { title: 'Wache' } },
    });
  });

  it('PP-19 a stored job offer: whose publication had no answer is published with what was typed since', async () => {
    const stored = serve(draft);
    const save = start(draft);
    loseNext(isStep);
    backend.answer = () => 502;
    expect(await save('Wache', true)).toMatchObject({ kind: 'failed', stored: { etag: undefined } });
    expect(await save('Wache nachts', true)).toMatchObject({ kind: 'saved', as: 'published' });
    expect(stored.offer.title).toBe('Wache nachts');
  });
});

it.each([
  ['3.650', 365_000],
  ['3650', 365_000],
  ['3 650', 365_000],
  ['20,5', 2050],
  ['20.50 €', 2050],
  ['1.234,56', 123_456],
  ['', null],
  ['viel', undefined],
  ['20,505', undefined],
  ['-3', undefined],
])('PP-19 the values of the job offer editor: reads the amount "%s" as %s cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

it.each([
  ['2026-11-22T10:00:00Z', '2027-01-21'],
  ['2026-11-22T23:30:00Z', '2027-01-22'],
  ['2026-09-14T22:30:00Z', '2026-11-14'],
  ['2027-02-10T22:30:00Z', '2027-04-11'],
])('PP-19 a new offer ends 60 days from today in Berlin: at %s on %s', (now, last) => {
  jest.useFakeTimers({ now: Date.parse(now) });
  const { valid_through } = valuesOf();
  jest.useRealTimers();
  expect(valid_through).toBe(last);
});

it('PP-19 the values of the job offer editor: write a stored offer back without a change, and a changed introduction as escaped paragraphs', () => {
  const offer = jobOffer();
  const { title, employment_type, tasks, requirements, qualifications, benefits, start_date } = offer;
  const change = changeOf(valuesOf(offer), offer);
  expect(change).toMatchObject({ title, employment_type, tasks, requirements, qualifications, benefits, start_date });
  expect(change.salary).toEqual({ min: 365_000, max: 412_000, unit: 'MONTH', scheme: 'TVöD-P' });
  expect(change.contact).toEqual({ name: 'Frau Yıldız', email: 'pflege@lindenhof.example', phone: '' });
  expect(change).not.toHaveProperty('description_html');
  expect(change).not.toHaveProperty('valid_through');
  const { description_html } = changeOf({ ...valuesOf(offer), introduction: 'Eins <b>\nZwei' }, offer);
  expect(description_html).toBe('<p>Eins &#60;b&#62;</p><p>Zwei</p>');
  expect(textOfHtml(htmlOfText('Eins <b>\nZwei'))).toBe('Eins <b>\nZwei');
});

it('PP-19 the values of the job offer editor: refuses a missing title, wrong amounts, a reversed range and a tariff alone, but not a draft without tasks', () => {
  const values = valuesOf(jobOffer({ tasks: '', description_html: '' }));
  expect(offerProblems(values)).toEqual({});
  expect(publicationProblems(values)).toEqual({ tasks: 'Bitte füllen Sie dieses Feld aus.' });
  const long = publicationProblems({ ...values, title: 'x'.repeat(143), introduction: 'Wir' });
  expect(long).toEqual({ title: 'Bitte kürzen Sie den Text auf höchstens 142 Zeichen.' });
  expect(publicationProblems({ ...values, title: `${'x'.repeat(144)} (gn)`, introduction: 'Wir' })).toEqual({});
  const wrong = { ...values, title: ' ', salary_min: '50', salary_max: '40', contact_email: 'x' };
  expect(Object.keys(offerProblems(wrong)).sort()).toEqual(['contact_email', 'salary_max', 'title']);
  expect(offerProblems({ ...values, salary_min: '3.650', salary_max: '3650' })).toEqual({});
  expect(offerProblems({ ...values, salary_min: 'viel' })).toHaveProperty('salary_min');
  // Pay is stored with an amount only.
  const tariff = { ...valuesOf(), title: 'Nachtwache', scheme: 'TVöD-P' };
  const problem = 'Bitte geben Sie einen Betrag an, oder lassen Sie das Gehalt ganz weg.';
  expect(offerProblems(tariff)).toEqual({ salary_min: problem });
  for (const one of [{ salary_max: '4120' }, { scheme: ' ' }]) expect(offerProblems({ ...tariff, ...one })).toEqual({});
});

it('PP-19 the values of the job offer editor: gives the errors of the server to the fields of the form', () => {
  expect(renamed({ 'salary.max': 'a', 'contact.email': 'b', description_html: 'c', title: 'd' })).toEqual({
    salary_max: 'a',
    contact_email: 'b',
    introduction: 'c',
    title: 'd',
  });
});

const TODAY = '2026-11-22';
const fine: OfferValues = {
  ...valuesOf(),
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

it('PP-19 checks while a job offer is written: have no hint for a neutral title with a lawful range, and two ways out of a title of one gender', () => {
  const neutral = ['Altenpflegerin (m/w/d)', 'Altenpfleger (w|m|d)', 'Pflegehilfskraft', 'Wohnbereichsleitung'];
  for (const title of [...neutral, 'Examinierte/r Altenpfleger/in', 'Pflegefachfrau/Pflegefachmann', fine.title])
    expect(hints({ title })).toEqual([]);
  const { text, fixes } = first({ title: 'Examinierte Altenpflegerin für die Dauernachtwache' });
  expect(text).toMatch(/^Die Stellenbezeichnung wirkt nicht geschlechtsneutral\./);
  expect(fixes.map(({ changes }) => changes.title)).toEqual([
    'Examinierte Altenpflegerin für die Dauernachtwache (m/w/d)',
    'Pflegefachperson für die Dauernachtwache',
  ]);
});

it.each([
  ['Wir sind ein junges Team.', '„junges Team“ kann ältere', 'Wir sind ein eingespieltes Team.'],
  // Words that only contain such a word are none.
  [
    'Verjüngung, Jungheinrich, Junggesellen, Junge',
    '„Junge“ kann ältere',
    'Verjüngung, Jungheinrich, Junggesellen, engagierte',
  ],
  ['nur Muttersprachler', '„Muttersprachler“ kann Menschen ausschließen', 'nur sehr gute Deutschkenntnisse'],
  ['Eine Krankenschwester', '„Krankenschwester“ spricht nur ein Geschlecht an', 'Eine Pflegefachperson'],
  ['Sie sind körperlich belastbar.', '„körperlich belastbar“', 'Sie sind den Aufgaben gewachsen.'],
])('PP-19 checks while a job offer is written: hints at the wording of "%s"', (tasks, text, mended) => {
  const found = hints({ tasks });
  expect(found).toHaveLength(1);
  expect(found[0]?.text).toContain(text);
  expect(found[0]?.fixes[0]?.changes).toEqual({ tasks: mended });
});

it.each([
  ['1', '21,02', '21,03\u00a0€'],
  ['4', '21,02', '21,03\u00a0€'],
  ['2', '17,79', '17,80\u00a0€'],
  ['5', '16,51', '16,52\u00a0€'],
  ['6', '16,51', '16,52\u00a0€'],
])('PP-19 compares pay an hour with the minimum wage of qualification %s', (id, salary_min, amount) => {
  const { text, note, fixes } = first({ qualifications: [id], salary_min });
  expect(text).toBe(`Der Betrag liegt unter dem Pflegemindestlohn (${amount} pro Stunde).`);
  expect(note).toMatch(/seit 1\. Juli 2026 \(Empfehlung der Pflegekommission.*\)\. Stand: November 2026\.$/);
  expect(fixes[0]?.label).toBe(`${amount} übernehmen`);
  expect(hints({ qualifications: [id], ...fixes[0]?.changes })).toEqual([]);
});

it('PP-19 checks while a job offer is written: a single upper amount is compared; taking over the minimum wage raises a lower one only', () => {
  expect(hints({ salary_min: '', salary_max: '21,02' }).map(({ key }) => key)).toEqual(['range', 'pay']);
  expect(hints({ salary_min: '', salary_max: '21,03' }).map(({ key }) => key)).toEqual(['range']);
  const changes = (salary_max: string) => first({ salary_min: '18', salary_max }).fixes[0]?.changes;
  expect(changes('20')).toEqual({ salary_min: '21,03', salary_max: '21,03' });
  expect(changes('22')).toEqual({ salary_min: '21,03' });
});

it('PP-19 checks while a job offer is written: takes the lowest of several qualifications, the general wage without any, and that of the first day of work', () => {
  expect(hints({ qualifications: ['4', '5'], salary_min: '16,52' })).toEqual([]);
  expect(first({ qualifications: [], salary_min: '13,89' }).text).toMatch(/gesetzlichen Mindestlohn \(13,90/);
  expect(hints({ qualifications: [], salary_min: '13,90' })).toEqual([]);
  const later = { salary_min: '20,50', start_date: '2026-07-01' };
  expect(hints({ ...later, start_date: '2026-06-30' }, '2026-06-01')).toEqual([]);
  expect(hints(later, '2026-06-01')[0]?.text).toContain('21,03');
  expect(hints({ salary_min: '21,03', start_date: '2027-07-01' })).toEqual([]);
});

it('PP-19 checks while a job offer is written: have an amount for every day, compare neither months nor years, and ask for both ends of the range', () => {
  const days = CARE_MINIMUM_WAGES.flatMap(({ from, until }) => [from, until ?? from]);
  for (const day of days) expect(hints({ salary_min: '1' }, day).map(({ key }) => key)).toEqual(['pay']);
  for (const unit of ['MONTH', 'YEAR'] as const) expect(hints({ unit, salary_min: '10' })).toEqual([]);
  for (const given of [{ salary_min: '' }, { salary_max: '' }])
    expect(hints(given).map(({ summary }) => summary)).toEqual(['Vergütung: keine Spanne angegeben']);
});
