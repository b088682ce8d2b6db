import { formatRadius } from '@care/contracts';

export interface ShowcaseOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export const radiusOptions: ShowcaseOption[] = [20, 50, 100].map((km) => ({
  value: String(km),
  label: formatRadius(km),
}));
