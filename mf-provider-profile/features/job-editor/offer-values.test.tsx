import { jobOffer } from '../../testing/company';
import {
  centsOf,
  changeOf,
  emptyOffer,
  htmlOfText,
  offerProblems,
  publicationProblems,
  renamed,
  textOfHtml,
  valuesOf,
} from './offer-values';

describe('the values of the job offer editor', () => {
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
  ])('PP-19 reads the amount "%s" as %s cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  it.each([
    ['2026-11-22T10:00:00Z', '2027-01-21'],
    ['2026-11-22T23:30:00Z', '2027-01-22'],
    ['2026-09-14T22:30:00Z', '2026-11-14'],
    ['2027-02-10T22:30:00Z', '2027-04-11'],
  ])('PP-19 a new offer ends 60 days from today in Berlin: at %s on %s', (now, last) => {
    jest.useFakeTimers({ now: Date.parse(now) });
    const { valid_through } = emptyOffer();
    jest.useRealTimers();
    expect(valid_through).toBe(last);
  });

  it('PP-19 accepts a range with equal ends', () => {
    const values = { ...valuesOf(jobOffer()), salary_min: '3.650', salary_max: '3650' };
    expect(offerProblems(values)).toEqual({});
  });

  it('PP-19 writes a stored offer back without a change', () => {
    const offer = jobOffer();
    const { title, employment_type, tasks, requirements, qualifications, benefits, start_date } = offer;
    const change = changeOf(valuesOf(offer), offer);
    expect(change).toMatchObject({ title, employment_type, tasks, requirements, qualifications, benefits, start_date });
    expect(change.salary).toEqual({ min: 365_000, max: 412_000, unit: 'MONTH', scheme: 'TVöD-P' });
    expect(change.contact).toEqual({ name: 'Frau Yıldız', email: 'pflege@lindenhof.example', phone: '' });
    expect(change).not.toHaveProperty('description_html');
    expect(change).not.toHaveProperty('valid_through');
  });

  it('PP-19 sends a changed introduction as escaped paragraphs', () => {
    const offer = jobOffer();
    const change = changeOf({ ...valuesOf(offer), introduction: 'Eins <b>\nZwei' }, offer);
    expect(change.description_html).toBe('<p>Eins &#60;b&#62;</p><p>Zwei</p>');
    expect(textOfHtml(htmlOfText('Eins <b>\nZwei'))).toBe('Eins <b>\nZwei');
  });

  it('PP-19 refuses a missing title, wrong amounts and a reversed range, but not a draft without tasks', () => {
    const values = valuesOf(jobOffer({ tasks: '', description_html: '' }));
    expect(offerProblems(values)).toEqual({});
    expect(publicationProblems(values)).toEqual({ tasks: 'Bitte füllen Sie dieses Feld aus.' });
    const long = publicationProblems({ ...values, title: 'x'.repeat(143), introduction: 'Wir' });
    expect(long).toEqual({ title: 'Bitte kürzen Sie den Text auf höchstens 142 Zeichen.' });
    expect(publicationProblems({ ...values, title: `${'x'.repeat(144)} (gn)`, introduction: 'Wir' })).toEqual({});
    const wrong = { ...values, title: ' ', salary_min: '50', salary_max: '40', contact_email: 'x' };
    expect(Object.keys(offerProblems(wrong)).sort()).toEqual(['contact_email', 'salary_max', 'title']);
    expect(offerProblems({ ...values, salary_min: 'viel' })).toHaveProperty('salary_min');
  });

  it('PP-19 refuses a tariff without an amount, because pay is stored with an amount only', () => {
    const values = { ...emptyOffer(), title: 'Nachtwache', scheme: 'TVöD-P' };
    const problem = 'Bitte geben Sie einen Betrag an, oder lassen Sie das Gehalt ganz weg.';
    expect(offerProblems(values)).toEqual({ salary_min: problem });
    expect(offerProblems({ ...values, salary_max: '4120' })).toEqual({});
    expect(offerProblems({ ...values, scheme: ' ' })).toEqual({});
  });

  it('PP-19 gives the errors of the server to the fields of the form', () => {
    expect(renamed({ 'salary.max': 'a', 'contact.email': 'b', description_html: 'c', title: 'd' })).toEqual({
      salary_max: 'a',
      contact_email: 'b',
      introduction: 'c',
      title: 'd',
    });
  });
});
