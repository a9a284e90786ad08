import type { DemoRecord } from '../demo/demo-record.js';
import { DEMO_PASSWORD, signIns } from '../demo/sign-ins.js';
import type { Settings } from '../platform/settings/settings.js';

/** The lines shown after a start: the addresses and how to sign in. */
export function startReport(settings: Settings, port: number, demo: DemoRecord | null, hint: string | null): string {
  const address = (settings.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const lines = [`Quayside is ready at ${address}`, `Reference of the calls: ${address}/docs`];
  if (hint !== null) lines.push(hint);
  if (demo !== null) {
    const widest = Math.max(...signIns.map(({ email }) => email.length));
    lines.push(`Demo sign-ins, all with the password ${DEMO_PASSWORD}:`);
    lines.push(...signIns.map(({ email, who }) => `  ${email.padEnd(widest)}  ${who}`));
  }
  if (demo !== null && demo.links.length > 0) {
    lines.push('Boaters come in by the token of their reservation (bearer of the /boater calls):');
    lines.push(...demo.links.map(({ token, who }) => `  ${token}  ${who}`));
  }
  return `${lines.join('\n')}\n`;
}
