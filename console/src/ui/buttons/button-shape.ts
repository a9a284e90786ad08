import { styled } from '@mui/material/styles';
import type { CSSObject } from '@mui/material/styles';
import { media, motion, radius, type } from '../theme/measures.js';
import { role } from '../theme/role.js';

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'normal' | 'large';

const deeper = (colour: string) => `color-mix(in srgb, ${colour}, ${role.ink} 12%)`;

const kinds: Record<ButtonKind, CSSObject> = {
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
    paddingInline: 10,
    '&:hover': { backgroundColor: role.sunk, color: role.ink },
  },
  danger: {
    backgroundColor: role.surface,
    borderColor: role.wrong.on,
    color: role.wrong.on,
    '&:hover': { backgroundColor: role.wrong.bg },
  },
};

const sizes: Record<ButtonSize, CSSObject> = {
  small: { height: 30, paddingInline: 10, fontSize: 13 },
  normal: { height: 36, paddingInline: 14 },
  large: { height: 52, paddingInline: 20, fontSize: 16 },
};

/** How a button looks, for buttons and for links that look like one. Pressed shows at once, by colour and a hair's depth. */
export function buttonStyles(kind: ButtonKind, size: ButtonSize, wide: boolean): CSSObject {
  return {
    ...type.strong,
    ...sizes[size],
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    width: wide ? '100%' : undefined,
    margin: 0,
    borderWidth: 1,
    borderStyle: 'solid',
    borderRadius: radius.control,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${motion.colour}, border-color ${motion.colour}, color ${motion.colour}`,
    ...kinds[kind],
    '&:hover': { textDecoration: 'none', ...(kinds[kind]['&:hover'] as CSSObject) },
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

interface ShapeProps {
  kind: ButtonKind;
  size: ButtonSize;
  wide: boolean;
}

const own = new Set<PropertyKey>(['kind', 'size', 'wide']);

export const ButtonShape = styled('button', { shouldForwardProp: (name) => !own.has(name) })<ShapeProps>(
  ({ kind, size, wide }) => buttonStyles(kind, size, wide),
);
