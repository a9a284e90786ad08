import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { light } from './colours.js';
import { componentStyles } from './component-styles.js';
import { role } from './role.js';

/**
 * The component library's palette, for the parts of its look that the console keeps. `main` must be a literal colour,
 * since the library computes with it.
 */
const theme = createTheme({
  palette: {
    primary: { main: light.sea, dark: role.seaStrong, light: role.seaSoft, contrastText: role.onSea },
    divider: role.line,
    background: { default: role.ground, paper: role.surface },
    text: { primary: role.ink, secondary: role.ink2, disabled: role.ink3 },
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: '"Instrument Sans Variable", system-ui, sans-serif',
    fontSize: 14,
    fontWeightMedium: 600,
    fontWeightBold: 650,
    body1: { fontSize: 14, lineHeight: '20px' },
    body2: { fontSize: 14, lineHeight: '20px' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  transitions: {
    duration: { shortest: 120, shorter: 120, short: 180, standard: 180, enteringScreen: 180, leavingScreen: 120 },
  },
  components: componentStyles,
});

/**
 * Gives the component library's floats the console's look; every user of a float is inside it. It loads with the
 * floats, after the first screen.
 */
export function FloatTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
