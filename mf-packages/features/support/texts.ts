import { addTexts } from '@care/contracts';
import { supportLabels } from '@care/contracts/support-requests';
import texts from './texts.de.json';

export const supportText = addTexts('support', { ...supportLabels, ...texts });
