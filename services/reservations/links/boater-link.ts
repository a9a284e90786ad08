import type { Settings } from '../../platform/settings/settings.js';
import type { LinkTokens } from './link-token.js';

/** Address of the page on which a boater sees and answers one reservation. */
export async function boaterLink(
  reservationId: string,
  links: LinkTokens,
  { PUBLIC_URL, PORT }: Pick<Settings, 'PUBLIC_URL' | 'PORT'>,
): Promise<string> {
  const base = PUBLIC_URL ?? `http://localhost:${PORT}`;
  return `${base.replace(/\/+$/, '')}/r/${await links.tokenFor(reservationId)}`;
}
