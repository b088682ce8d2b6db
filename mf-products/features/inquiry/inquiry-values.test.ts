import { productInquirySchema } from '@care/contracts/schemas';
import { inquiryOf, problemsOf, type InquiryValues } from './inquiry-values';

const typed: InquiryValues = {
  first_name: ' Anke ',
  last_name: 'Berger',
  address: { text: ' Domstraße 1 ' },
  postcode_and_place: '50668 Köln',
  email: ' anke@example.org ',
  message: 'Passt es?',
  consent: true,
};

describe('the values of an inquiry', () => {
  it('PD-04 become all nine fields of the payload, trimmed, beside the product', () => {
    expect(productInquirySchema.parse(inquiryOf(typed, 3))).toEqual({
      product: 3,
      first_name: 'Anke',
      last_name: 'Berger',
      address: 'Domstraße 1',
      postcode_and_place: '50668 Köln',
      email: 'anke@example.org',
      phone: '',
      message: 'Passt es?',
      consent: true,
      communication_consent: false,
    });
    expect(inquiryOf({ ...typed, communication_consent: true }, 3)).toMatchObject({ communication_consent: true });
  });

  it('PD-02 PD-04 are checked: all but phone and second consent are required', () => {
    expect(problemsOf(typed)).toEqual({});
    const required = 'Bitte füllen Sie dieses Feld aus.';
    expect(problemsOf({})).toEqual({
      first_name: required,
      last_name: required,
      address: 'Falsche Straße und Hausnummer',
      postcode_and_place: required,
      email: required,
      message: required,
      consent: 'Sie müssen die Allgemeinen Nutzungsbedingungen bestätigen.',
    });
    expect(Object.keys(problemsOf({ ...typed, email: 'anke@', phone: 'abc' }))).toEqual(['email', 'phone']);
    for (const text of ['Unter den Linden 3', 'Neusser Straße', '50733 Köln, Neusser Straße 118'])
      expect(problemsOf({ ...typed, address: { text } })).toEqual({ address: 'Falsche Straße und Hausnummer' });
  });

  it.each([
    ['Domstraße 1, 50668 Köln, Deutschland', true],
    ['Domstraße 1', false],
    ['Domstraße 3, 50668 Köln, Deutschland', false],
  ])('PD-04 after a pick the field still has it: "%s" is accepted: %s', (text, isAccepted) => {
    const values = { ...typed, address: { text }, pickedAddress: 'Domstraße 1, 50668 Köln, Deutschland' };
    expect(problemsOf(values).address).toBe(isAccepted ? undefined : 'Falsche Straße und Hausnummer');
  });
});
