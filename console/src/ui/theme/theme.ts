import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import { dark, light, type Roles } from './colours.js';
import { componentStyles } from './component-styles.js';
import { PREFIX } from './role.js';

/** MUI's own palette names, filled from the roles, for the parts of its components that we do not style ourselves. */
function palette(roles: Roles) {
  return {
    ...roles,
    primary: { main: roles.sea, dark: roles.seaStrong, light: roles.seaSoft, contrastText: roles.onSea },
    error: { main: roles.wrong.on },
    warning: { main: roles.ourMove.on },
    success: { main: roles.booked.on },
    info: { main: roles.sea },
    divider: roles.line,
    background: { default: roles.ground, paper: roles.surface },
    text: { primary: roles.ink, secondary: roles.ink2, disabled: roles.ink3 },
  };
}

/** The look of the console: LOOK's roles in two schemes as CSS variables, its type, its measures. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: PREFIX, colorSchemeSelector: 'data-scheme' },
  colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
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
