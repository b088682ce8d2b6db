// The address field and its suggestions; bundled into the slices that use them.
export { AddressField } from './AddressField';
export { isEmptyAddress, pointOf, type AddressEntry, type PickedAddress } from './address-entry';
export { useResolveAddress } from './use-addresses';
