import { useColorScheme } from '@mui/material/styles';

export type SchemeChoice = 'light' | 'dark' | 'system';

/** The chosen colour scheme (`system` until somebody chooses) and the way to change it; remembered in this browser. */
export function useScheme(): { choice: SchemeChoice; choose: (choice: SchemeChoice) => void } {
  const { mode, setMode } = useColorScheme();
  return { choice: mode ?? 'system', choose: setMode };
}
