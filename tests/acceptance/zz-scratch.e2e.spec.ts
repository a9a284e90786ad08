import { it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { allRoutes } from '../../contracts/routes.js';
import { startMarinaServer } from '../fixtures/marina-server.js';
import { accessInWords, servedRoutes } from '../fixtures/served-routes.js';

it('x', async () => {
  const server = await startMarinaServer();
  const routes = Object.fromEntries(allRoutes.map((r) => [`${r.method} ${r.path}`, accessInWords(r.access)] as const).sort(([a],[b]) => a.split(' ')[1]! < b.split(' ')[1]! ? -1 : 1));
  const machine_room = servedRoutes(server).filter((x) => !(x in routes)).sort();
  writeFileSync('tests/acceptance/route-access.json', JSON.stringify({ routes, machine_room }, null, 2) + '\n');
  await server.close();
});
