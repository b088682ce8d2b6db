import { addTexts } from '@care/contracts';

/** What the bar says about unread messages; apart from the inbox's own texts, which few pages need. */
export const unreadText = addTexts('inbox-unread', { label: '{{label}}, {{count}} ungelesen' });
