import { expect, it } from '@jest/globals';
import './disable-zod-jit.js';

it('keeps zod from compiling schemas to code, whenever zod is loaded', async () => {
  const z = await import('zod');
  expect(z.config().jitless).toBe(true);
});
