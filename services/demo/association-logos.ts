import { createHash } from 'node:crypto';
import { configurationApi } from '../../contracts/marinas/api.js';
import logos from './association-logos.json' with { type: 'json' };
import { commandId, type DemoWorld, unlessRefused } from './demo-world.js';

/** The administrator uploads the pictures of the first marina's association, one for light and one for dark ground. */
export async function hangLogos(world: DemoWorld, admin: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    const bytes = Buffer.from(logos[scheme], 'base64');
    const file = { name: `tem-${scheme}.png`, bytes, sha256: createHash('sha256').update(bytes).digest('base64url') };
    const by = { token: admin, commandId: commandId(world, 'logo', scheme) };
    const body = { association: 'TEM' as const, scheme };
    unlessRefused(world, await world.host.client.call(configurationApi.setLogo, { body, file, ...by }));
  }
}
