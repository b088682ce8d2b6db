import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/** Texts of prompts for one role (PP-18, SH-22). */
export const promptText = addTexts('provider-prompts', texts);
