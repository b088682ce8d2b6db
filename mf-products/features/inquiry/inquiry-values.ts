import { accountText } from '@care/contracts/account-texts';
import type { ProductInquiry } from '@care/contracts/schemas';
import { isInquiryStreet } from '@care/contracts/street-rules';
import type { AddressEntry } from '@care/ui/address';
import { definedProblems, emailProblem, phoneProblem, requiredProblems, trimmed, type Problems } from '@care/ui/form';

/** The values of the form; an untouched field is undefined. */
export interface InquiryValues extends Partial<Omit<ProductInquiry, 'product' | 'address' | 'consent'>> {
  address?: AddressEntry;
  /** The suggestion that was picked last; the field must still have it. */
  pickedAddress?: string;
  consent?: boolean;
}

const required = ['first_name', 'last_name', 'postcode_and_place', 'email', 'message'] as const;

/** The street rule: the server's, and a picked address is unchanged (PD-04). */
function isStreet({ address, pickedAddress }: InquiryValues): boolean {
  const text = trimmed(address?.text);
  return isInquiryStreet(text) && (pickedAddress === undefined || pickedAddress === text);
}

/** Validates the form (PD-02, PD-04). */
export const problemsOf = (values: InquiryValues): Problems<InquiryValues> => ({
  ...definedProblems({
    address: isStreet(values) ? undefined : accountText('errors.wrongStreetNumber'),
    email: emailProblem(values.email),
    phone: phoneProblem(values.phone),
    consent: values.consent ? undefined : accountText('errors.termsRequired'),
  }),
  ...requiredProblems(values, required),
});

/** The inquiry in the format of the API, with all nine fields (PD-04). */
export const inquiryOf = (values: InquiryValues, product: number): ProductInquiry => ({
  product,
  first_name: trimmed(values.first_name),
  last_name: trimmed(values.last_name),
  address: trimmed(values.address?.text),
  postcode_and_place: trimmed(values.postcode_and_place),
  email: trimmed(values.email),
  phone: trimmed(values.phone),
  message: trimmed(values.message),
  consent: true,
  communication_consent: values.communication_consent === true,
});
