import { jest } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Screen } from '../src/lib/screens/screen.js';

const features = join(__dirname, '../src/features');

/** The list of the console's `declared-screens.ts`, which needs a bundler. */
export const declaredScreens: readonly Screen[] = readdirSync(features)
  .map((area) => join(features, area, 'screens.ts'))
  .filter((file) => existsSync(file))
  .flatMap((file) => jest.requireActual<{ screens: readonly Screen[] }>(file).screens);
