import type { Screen } from '../../lib/screens/screen.js';

const files = import.meta.glob<readonly Screen[]>('/src/features/*/screens.ts', { eager: true, import: 'screens' });

/** The screens of every area. */
export const declaredScreens: readonly Screen[] = Object.values(files).flat();
