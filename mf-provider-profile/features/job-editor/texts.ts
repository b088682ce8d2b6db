import { addTexts } from '@care/contracts';
import texts from './texts.de.json';

/** Texts of the job offer editor and of the owner's list. */
export const jobEditorText = addTexts('job-editor', texts);
