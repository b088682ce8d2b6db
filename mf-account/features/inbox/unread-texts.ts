import { addTexts } from '@care/contracts';

/** Separate from the inbox texts, which few pages need. */
export const unreadText = addTexts('inbox-unread', { label: '{{label}}, {{count}} ungelesen' });
