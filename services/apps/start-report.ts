import type { Settings } from '../platform/settings/settings.js';

/** What a person who just started the product needs to know: where it is, and how to get in. */
export function startReport(settings: Settings, port: number, signIns: readonly (readonly [string, string])[]): string {
  const address = settings.PUBLIC_URL ?? `http://localhost:${port}`;
  const lines = [`Quayside is ready at ${address}`, `Reference of the calls: ${address}/docs`];
  if (signIns.length > 0) {
    const widest = Math.max(...signIns.map(([email]) => email.length));
    lines.push('Demo sign-ins:', ...signIns.map(([email, who]) => `  ${email.padEnd(widest)}  ${who}`));
  }
  return `${lines.join('\n')}\n`;
}
