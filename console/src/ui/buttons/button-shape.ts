import type { Styles } from '../theme/css-text.js';
import { media, motion, radius, type } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { styleClass } from '../theme/styled.js';

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'normal' | 'large';

const deeper = (colour: string) => `color-mix(in srgb, ${colour}, ${role.ink} 12%)`;

const narrow = { paddingInline: 10 };

const kinds: Record<ButtonKind, Styles> = {
  primary: {
    backgroundColor: role.sea,
    borderColor: role.sea,
    color: role.onSea,
    '&:hover': { backgroundColor: role.seaStrong, borderColor: role.seaStrong },
  },
  plain: {
    backgroundColor: role.surface,
    borderColor: role.edge,
    color: role.ink,
    '&:hover': { backgroundColor: role.sunk },
  },
  quiet: {
    backgroundColor: 'transparent',
    borderColor: 'transparent',
    color: role.ink2,
    ...narrow,
    '&:hover': { backgroundColor: role.sunk, color: role.ink },
  },
  danger: {
    backgroundColor: role.surface,
    borderColor: role.wrong.on,
    color: role.wrong.on,
    '&:hover': { backgroundColor: role.wrong.bg },
  },
};

const sizes: Record<ButtonSize, Styles> = {
  small: { height: 30, paddingInline: 10, fontSize: 13 },
  normal: { height: 36, paddingInline: 14 },
  large: { height: 52, paddingInline: 20, fontSize: 16 },
};

/** The pressed state shows at once: another background and a shift of 1 px. */
function buttonStyles(kind: ButtonKind): Styles {
  return {
    ...type.strong,
    ...sizes.normal,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    margin: 0,
    borderWidth: 1,
    borderStyle: 'solid',
    borderRadius: radius.control,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    WebkitUserSelect: 'none',
    userSelect: 'none',
    transition: `background-color ${motion.colour}, border-color ${motion.colour}, color ${motion.colour}`,
    ...kinds[kind],
    // A quiet button is equally narrow in all sizes.
    '&[data-size=small]': kind === 'quiet' ? { ...sizes.small, ...narrow } : sizes.small,
    '&[data-size=large]': kind === 'quiet' ? { ...sizes.large, ...narrow } : sizes.large,
    '&[data-wide]': { width: '100%' },
    '&:hover': { textDecoration: 'none', ...(kinds[kind]['&:hover'] as Styles) },
    '&:active': {
      backgroundColor: kind === 'primary' ? deeper(role.seaStrong) : kind === 'danger' ? role.wrong.bg : role.line,
      transform: 'translateY(1px)',
    },
    '&[aria-disabled=true]:not([aria-busy=true]), &:disabled': {
      cursor: 'not-allowed',
      backgroundColor: kind === 'quiet' ? 'transparent' : role.sunk,
      borderColor: kind === 'quiet' ? 'transparent' : role.lineStrong,
      color: role.ink3,
      transform: 'none',
    },
    '&[aria-busy=true]': { cursor: 'progress' },
    '& svg': { width: 18, height: 18, flex: 'none' },
    [media.touch]: { minHeight: 44 },
  };
}

const kindClass = Object.fromEntries(
  Object.keys(kinds).map((kind) => [kind, styleClass(buttonStyles(kind as ButtonKind))]),
) as Record<ButtonKind, string>;

/** The attributes that give an element the look of a button; spread them over a button or a link. */
export function buttonLook(kind: ButtonKind, size: ButtonSize, wide: boolean) {
  return { className: kindClass[kind], 'data-size': size, 'data-wide': wide || undefined };
}
