import { styled } from '../theme/styled.js';
import { media, motion, radius } from '../theme/measures.js';
import { role } from '../theme/role.js';

/** The box around an input, which shows the focus ring of its content. */
export const ControlBox = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--control-gap, 8px)',
  minWidth: 0,
  minHeight: 38,
  padding: '0 var(--control-padding, 11px)',
  border: `1px solid ${role.edge}`,
  borderRadius: radius.control,
  backgroundColor: role.surface,
  color: role.ink,
  transition: `border-color ${motion.colour}, background-color ${motion.colour}`,
  '&:hover': { borderColor: role.ink2 },
  '&:focus-within': { outline: `2px solid ${role.sea}`, outlineOffset: -1, borderColor: role.sea },
  '&[data-invalid=true]': { borderColor: role.wrong.on, outline: `1px solid ${role.wrong.on}`, outlineOffset: 0 },
  '&[data-invalid=true]:focus-within': { outlineWidth: 2, outlineOffset: -1 },
  '&[data-locked=true]': { backgroundColor: role.sunk, borderColor: role.lineStrong, color: role.ink2 },
  '& > svg': { width: 18, height: 18, color: role.ink3, flex: 'none' },
  [media.touch]: { minHeight: 44 },
});

/** An input without its own styles. 16 px on touch screens, because phones zoom into smaller inputs. */
export const BareInput = styled('input')({
  flex: 1,
  width: '100%',
  minWidth: 0,
  height: 36,
  padding: 0,
  border: 0,
  outline: 'none',
  backgroundColor: 'transparent',
  color: 'inherit',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: role.ink3, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  '&:disabled': { WebkitTextFillColor: 'currentColor', opacity: 1 },
  [media.touch]: { fontSize: 16, height: 42 },
});

/** A unit or currency after the number. */
export const Unit = styled('span')({ color: role.ink3, fontSize: 13, flex: 'none' });
