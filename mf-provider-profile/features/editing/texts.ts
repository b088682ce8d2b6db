import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/** Texts that only the owner of a profile reads. */
export const editingText = addTexts('company-editing', texts);
