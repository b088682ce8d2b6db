import type { CareForm } from '@care/contracts/vocabulary';

/** The place of care decides which sentences are plausible. */
export type Setting = 'home' | 'house' | 'flat' | 'apartment' | 'guest' | 'day' | 'other';

const SETTINGS: Record<CareForm, Setting> = {
  'ambulante-pflege': 'home',
  kurzzeitpflege: 'guest',
  'stationare-pflege': 'house',
  'teilstationare-pflege': 'day',
  'senioren-wg': 'flat',
  'betreutes-wohnen': 'apartment',
  'weitere-pflegeformen': 'other',
};

export const settingOf = (form: CareForm): Setting => SETTINGS[form];

/** Whether people sleep at the provider and somebody is on duty at night. */
export const hasNights = (setting: Setting): boolean => ['house', 'flat', 'guest'].includes(setting);
