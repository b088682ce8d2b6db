// All texts for programs without a browser: the shared ones and those of accounts.
import type { de } from './de';
import { deAccounts } from './de-accounts';
import { addTexts, translate, type TextKey, type TextValues } from './i18n';

export { tierNames, tierPlaceholders } from './tier-words';
export { addTexts, fillText, initI18n, throttledText, type Texts, type TextValues, type Translate } from './i18n';

addTexts('accounts', deAccounts);

/** A text of either catalogue (SH-13). */
export const t = (key: TextKey<typeof de> | TextKey<typeof deAccounts>, values?: TextValues): string =>
  translate(['shared', 'accounts'], key, values);
