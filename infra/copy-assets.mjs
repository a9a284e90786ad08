// Copies what the compiler leaves behind (mail texts and other JSON) beside the compiled code.
import { cpSync, globSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

for (const file of globSync('{services,contracts}/**/*.json')) {
  const target = join('dist', file);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(file, target);
}
