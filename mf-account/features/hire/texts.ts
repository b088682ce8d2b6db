import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/** Texts about a contract that both sides confirm; each side has its own (PK-07). */
export const hireText = addTexts('hire', texts);
