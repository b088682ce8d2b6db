import { EMBED_PARTS, type EmbedChoice } from './snippets';

/** The fields of the configurator; empty fields of the form are absent. */
export interface ChoiceValues {
  slug?: string;
  view?: EmbedChoice['view'];
  parts?: string[];
  accent?: 'blue' | 'green' | 'red' | 'own';
  ownAccent?: string;
  theme?: string;
  height?: string;
  minHeight?: string;
  headingLevel?: string;
}

const ACCENTS = { blue: '', green: '#1d5c44', red: '#9a2323' } as const;
const MAX_HEIGHT = 5000;

export const initialChoice = (slug: string): ChoiceValues => ({
  slug,
  view: 'full',
  parts: [...EMBED_PARTS],
  accent: 'blue',
  ownAccent: '#16263a',
  theme: 'light',
  height: 'auto',
  minHeight: '',
  headingLevel: '2',
});

/** The choice of a form; what cannot be used counts as its default. */
export function choiceOf(values: ChoiceValues): EmbedChoice {
  const { slug, view = 'compact', parts = [], accent = 'blue', ownAccent = '' } = values;
  const height = Number(values.minHeight);
  return {
    slug: slug?.trim() || 'beispiel',
    view,
    parts,
    theme: values.theme ?? 'light',
    headingLevel: values.headingLevel ?? '3',
    height: values.height ?? 'auto',
    minHeight: Number.isFinite(height) ? Math.min(Math.max(Math.round(height), 0), MAX_HEIGHT) : 0,
    accent: accent === 'own' ? (/^#[0-9a-f]{6}$/i.test(ownAccent) ? ownAccent : '') : ACCENTS[accent],
  };
}
