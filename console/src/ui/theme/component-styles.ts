import type { Components } from '@mui/material/styles';
import { media, radius } from './measures.js';
import { role } from './role.js';

const float = {
  backgroundImage: 'none',
  backgroundColor: role.surface,
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  boxShadow: role.shadow,
};

/** The console's styles for the component library's elements: floats, menus and parts of the date pickers. */
export const componentStyles: Components = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: role.veil } } } },
  MuiPopover: { styleOverrides: { paper: float } },
  MuiMenu: { styleOverrides: { list: { padding: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        padding: '6px 10px',
        gap: 10,
        borderRadius: radius.control,
        fontSize: 14,
        lineHeight: '20px',
        whiteSpace: 'normal',
        '&:hover, &.Mui-focusVisible': { backgroundColor: role.sunk },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: role.seaSoft, color: role.seaStrong },
        '&.Mui-disabled': { opacity: 1, color: role.ink3 },
        [media.touch]: { minHeight: 44 },
      },
    },
  },
  MuiDialog: { styleOverrides: { paper: { ...float, margin: 24 } } },
};
