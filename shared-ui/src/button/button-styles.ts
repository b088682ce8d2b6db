import { css } from '@emotion/react';
import { forcedBorder } from '../theme/media';

export const buttonVariants = [
  'primary',
  'secondaryBlue',
  'secondaryGreen',
  'secondaryGreenRevert',
  'secondaryGray',
  'bgNone',
] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['small', 'normal', 'large'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonLook {
  /** `primary` is for the main action of a care page, `secondaryGreen` for the main action of a job page. */
  variant?: ButtonVariant;
  /** 44, 50 or 58 px high. */
  size?: ButtonSize;
  block?: boolean;
  /** For actions that delete or end something: red text, only with `bgNone` and `secondaryGray`. */
  danger?: boolean;
}

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.55rem;
  border: 2px solid transparent;
  border-radius: var(--r-button);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color var(--fast) var(--ease),
    border-color var(--fast) var(--ease);
  &:focus-visible {
    border-radius: var(--r-button);
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: var(--gray-100);
    border-color: var(--gray-100);
    color: var(--ink-soft);
    cursor: not-allowed;
    text-decoration: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${forcedBorder}
  @media print {
    &:not([href^='tel:']) {
      display: none;
    }
    &[href^='tel:'] {
      all: revert;
    }
  }
`;

const sizeStyles: Record<ButtonSize, string> = {
  small: 'min-height:var(--size-button-small);padding:.4rem var(--s-4);font-size:var(--t-meta);',
  normal: 'min-height:var(--size-button-normal);padding:.55rem min(1.35rem,6.75vw);',
  large: 'min-height:var(--size-button-large);padding:.7rem min(1.75rem,8.75vw);font-size:var(--t-lead);',
};

interface Paint {
  rest: string;
  hover: string;
  active: string;
}

/** Background and border of a filled button have the same colour. */
function filled(color: 'blue' | 'green'): Paint {
  const shade = (step: number) =>
    `background:var(--${color}-${step});border-color:var(--${color}-${step});color:var(--surface);`;
  return { rest: shade(700), hover: shade(800), active: shade(900) };
}

const paints: Record<ButtonVariant, Paint> = {
  primary: filled('blue'),
  secondaryGreen: filled('green'),
  secondaryBlue: {
    rest: 'background:var(--blue-100);color:var(--blue-700);border-color:var(--blue-700);',
    hover: 'background:var(--blue-200);color:var(--blue-800);',
    active: 'background:var(--blue-200);color:var(--blue-900);border-color:var(--blue-900);',
  },
  secondaryGreenRevert: {
    rest: 'background:var(--surface);color:var(--green-700);border-color:var(--green-700);',
    hover: 'background:var(--green-100);color:var(--green-800);',
    active: 'background:var(--green-200);color:var(--green-900);',
  },
  secondaryGray: {
    rest: 'background:var(--gray-50);color:var(--ink);border-color:var(--line-strong);',
    hover: 'background:var(--gray-100);color:var(--ink);',
    active: 'background:var(--gray-200);',
  },
  bgNone: {
    rest: 'background:none;color:var(--blue-700);text-decoration:underline;text-underline-offset:.22em;text-decoration-thickness:1.5px;padding-inline:.75rem;',
    hover: 'background:var(--blue-50);color:var(--blue-900);text-decoration-thickness:3px;',
    active: 'background:var(--blue-100);',
  },
};

const DANGER_STYLE = 'color:var(--red-700);&:hover:not(:disabled){color:var(--red-800);background:var(--red-50);}';

/** The style of buttons and of links that look like buttons (SH-12). */
export function buttonStyle({ variant = 'primary', size = 'normal', block, danger }: ButtonLook) {
  const { rest, hover, active } = paints[variant];
  const enabled = '&:not(:disabled):not([aria-disabled=true])';
  return [
    base,
    sizeStyles[size] + rest,
    `${enabled}:hover{${hover}}${enabled}:active{${active}}`,
    block ? 'width:100%;' : undefined,
    danger ? DANGER_STYLE : undefined,
  ];
}

export const buttonLookProps = ['variant', 'size', 'block', 'danger'];
