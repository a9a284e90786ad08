import { it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import * as z from 'zod';
import { allRoutes } from '../../contracts/routes.js';
import { startMarinaServer } from '../fixtures/marina-server.js';

it('x', async () => {
  const server = await startMarinaServer();
  const f = server.app.getHttpAdapter().getInstance() as any;
  writeFileSync('/tmp/fz/routes.txt', f.printRoutes({ commonPrefix: false, includeHooks: false }));
  await server.close();
  const out: any = {};
  for (const r of allRoutes) {
    if (r.body) out[r.path] = z.toJSONSchema(r.body, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  }
  writeFileSync('/tmp/fz/schemas.json', JSON.stringify(out, null, 1));
});
