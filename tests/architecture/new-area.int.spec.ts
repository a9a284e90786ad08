import { Module } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditApi } from '../../contracts/audit/api.js';
import { HintRegistry } from '../../services/platform/realtime/hint-registry.js';
import type { LoggedEvent } from '../../services/platform/event-sourcing/event-definition.js';
import { type MarinaServer, startMarinaServer } from '../fixtures/marina-server.js';
import { BuoysModule } from './new-area/buoys.module.js';
import { buoyApi } from './new-area/contract/api.js';
import { root } from './source-files.js';

/** The files of an area that only connect its parts with each other and with the platform. */
const WIRING = ['buoys.module.ts', 'records/buoy-record.ts', 'audit/audit-words.ts', 'contract/api.ts'];

@Module({})
class ProductWithNewArea {}

let server: MarinaServer;
let token: string;
beforeAll(async () => {
  server = await startMarinaServer({
    around: (product) => ({ module: ProductWithNewArea, imports: [product, BuoysModule] }),
  });
  token = (await server.addStaff(await server.openMarina())).token;
});
afterAll(() => server.close());

describe('a new area', () => {
  it('answers calls, appears in the history and in the reference, and sends hints', async () => {
    const { id } = await server.must(buoyApi.lay, { token, body: { name: 'B1' } });
    expect(await server.must(buoyApi.getall, { token })).toEqual({ items: [{ id, name: 'B1' }], total: 1 });
    expect(await server.call(buoyApi.lay, { token, body: { name: 'RESERVED' } })).toMatchObject({
      status: 403,
      body: { error_type: 'BUOY_NAME_RESERVED' },
    });

    const { items } = await server.must(auditApi.getall, { token, body: { filter: { kind: 'buoy' } } });
    expect(items).toMatchObject([
      { title: 'Buoy laid', record_label: 'B1', changes: [{ label: "Buoy's name", from: null, to: 'B1' }] },
    ]);

    const { body } = await server.send<{ paths: object }>('GET', '/openapi.json');
    expect(body.paths).toMatchObject({
      '/admin/buoy/lay': {
        post: {
          responses: {
            403: { content: { 'application/problem+json': { examples: { BUOY_NAME_RESERVED: expect.anything() } } } },
          },
        },
      },
    });

    const laid = { stream: `buoy-${id}`, metadata: { marina_id: 'm1' } } as LoggedEvent;
    expect(server.app.get(HintRegistry, { strict: false }).hintsOf(laid)).toEqual([
      { marina_id: 'm1', topic: 'berths', ids: [id] },
    ]);
  });

  it('is wired up in 40 lines at most', () => {
    const lines = WIRING.flatMap((file) => readFileSync(join(__dirname, 'new-area', file), 'utf8').split('\n'));
    expect(lines.filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(40);
  });

  it('edits 12 existing files at most, server and console together', () => {
    const guide = readFileSync(join(root, 'docs/building.md'), 'utf8');
    const section = /## What a new area edits\n(?<text>[^]*?)(?=\n## )/.exec(guide)?.groups?.text ?? '';
    const listed = [...section.matchAll(/^\| `(?<path>[^`]+)`/gm)].map((row) => row.groups?.path ?? '');
    const files = listed.flatMap((path) => {
      const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
      return names === undefined ? [path] : names.split(',').map((name) => `${before}${name}${after}`);
    });
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(12);
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
