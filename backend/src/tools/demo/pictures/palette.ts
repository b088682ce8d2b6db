/** The colours of one picture. */
export interface Palette {
  /** Four bands of the sky, top to bottom. */
  sky: readonly [string, string, string, string];
  wall: string;
  shade: string;
  roof: string;
  far: string;
  lawn: string;
  leaf: string;
  leafLight: string;
  cloth: readonly string[];
  accent: string;
  /** Evening and night: the moon shines, and lamps are lit. */
  isDark?: boolean;
}

export const LAMP = '#FFCE6B';
export const NIGHT = '#14253D';
export const TRUNK = '#6E5041';
export const WHITE = '#FFFFFF';
export const CREAM = '#FFF9EF';
export const DIM = '#86A8CA';
export const SKINS = ['#F2CDB0', '#D9A684', '#A8734F', '#EBC09D', '#7E5238', '#F5D7C0'] as const;
export const HAIRS = ['#ECE8E2', '#D8D2C8', '#B9B2A8', '#4A3226', '#2B2522', '#8C5A35'] as const;

const day: Palette = {
  sky: ['#D2E2EF', '#E8F0F7', '#FFF4DA', '#FBE6C8'],
  wall: '#FFF9EF',
  shade: '#F4E7D3',
  roof: '#C4745A',
  far: '#B3CBE0',
  lawn: '#86B79E',
  leaf: '#3B7D61',
  leafLight: '#5B9A7C',
  cloth: ['#234B78', '#C4745A', '#22624A', '#3D6796'],
  accent: '#C4745A',
};

/** Times of the day and of the year, with different walls and roofs. */
const PALETTES: readonly Palette[] = [
  day,
  {
    ...day,
    sky: ['#B3CBE0', '#D2E2EF', '#F4CFAE', '#FBE6C8'],
    roof: '#9C5140',
    wall: '#F7E8D2',
    shade: '#E7D5BC',
    lawn: '#5B9A7C',
  },
  { ...day, sky: ['#CFE3D6', '#EAF4EE', '#FFF4DA', '#FFF4DA'], roof: '#3D6796', far: '#B2D3C1', accent: '#3D6796' },
  {
    ...day,
    sky: ['#5C86B2', '#86A8CA', '#DC9A80', '#F4CFAE'],
    roof: '#1B3556',
    wall: '#F4E7D3',
    shade: '#E7D5BC',
    lawn: '#3B7D61',
    leaf: '#22624A',
    leafLight: '#3B7D61',
    isDark: true,
  },
  {
    ...day,
    sky: ['#E8F0F7', '#FFF4DA', '#FBE6C8', '#F4CFAE'],
    roof: '#22624A',
    leaf: '#B5733F',
    leafLight: '#D9A05B',
    lawn: '#A9B77F',
    accent: '#22624A',
  },
  {
    ...day,
    sky: ['#D2E2EF', '#E8F0F7', '#F5F8FB', '#FFFFFF'],
    roof: '#5C86B2',
    lawn: '#D5E8DC',
    leaf: '#5B9A7C',
    leafLight: '#86B79E',
    wall: '#FBEBDD',
    accent: '#9C5140',
  },
  {
    ...day,
    sky: ['#1B3556', '#234B78', '#3D6796', '#5C86B2'],
    roof: '#14253D',
    wall: '#E7D5BC',
    shade: '#D2C0A6',
    far: '#3D6796',
    lawn: '#22624A',
    leaf: '#1C4F3C',
    leafLight: '#2B6B53',
    accent: '#9C5140',
    isDark: true,
  },
];

/** The palette with this number; numbers beyond the last begin again. */
export const paletteAt = (number: number): Palette => PALETTES[number % PALETTES.length] ?? day;
