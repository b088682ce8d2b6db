// A list of short texts as a form field, on final-form-arrays; bundled into the slices that use it.
import arrayMutators from 'final-form-arrays';

export { ListField, withDraft } from './ListField';
/** The mutators that a form with a `ListField` needs. */
export const listMutators = { ...arrayMutators };
