import { lazyShown } from '@care/ui/lazy';
import { enquiryText } from './texts';

const fetchForm = () => import('./LinkForm').then((module) => module.LinkForm);

/** Asks for the links of an address again; its code is loaded where a link is lost or too old (EQ-05). */
export const LinkAgain = lazyShown(fetchForm, { failed: () => enquiryText('formFailed'), height: '14rem' });
