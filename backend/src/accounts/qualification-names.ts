import { qualificationLabel, QUALIFICATIONS } from '@care/contracts/enumerations';

export type ChosenQualifications = { mask: number; custom: string[] };

/** Splits chosen names into the six known ones, as a mask, and free texts (AC-03). */
export function chosenQualifications(names: readonly string[]): ChosenQualifications {
  const chosen: ChosenQualifications = { mask: 0, custom: [] };
  for (const name of names) {
    const known = QUALIFICATIONS.find((id) => qualificationLabel(id, 'staff') === name);
    if (known) chosen.mask |= 1 << (known - 1);
    else if (!chosen.custom.includes(name)) chosen.custom.push(name);
  }
  return chosen;
}
