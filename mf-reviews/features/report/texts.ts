import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

export const reportText = addTexts('rating-report', texts.report);
export const proofText = addTexts('rating-proof', texts.proof);
