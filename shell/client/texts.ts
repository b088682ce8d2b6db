import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/** Texts of the shell only. */
export const shellText = addTexts('shell', texts);
