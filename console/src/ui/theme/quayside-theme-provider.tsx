import '@fontsource-variable/instrument-sans/wght.css';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { groundStyles } from './ground-styles.js';
import { theme } from './theme.js';

const ground = <GlobalStyles styles={groundStyles} />;

/** Puts everything inside it into the console's look; the scheme follows the system until the person chooses one. */
export function QuaysideThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="scheme" disableTransitionOnChange noSsr>
      {ground}
      {children}
    </ThemeProvider>
  );
}
