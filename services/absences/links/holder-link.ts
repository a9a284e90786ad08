import { Inject, Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PersonKeys } from '../../platform/personal-data/person-keys.js';
import { prepared } from '../../platform/personal-data/prepared-key.js';
import type { Settings } from '../../platform/settings/settings.js';
import { PERSON_KEYS, SETTINGS } from '../../platform/tokens.js';

/** What a token names: the vessel, and which of its links. */
export interface NamedLink {
  readonly vessel_id: string;
  readonly serial: number;
}

/**
 * The links of berth holders: the vessel's id and the link's serial number, signed with this installation's secret. Whether
 * a link is still good is in the vessel's stream of links.
 */
@Injectable()
export class HolderLinks {
  private secret: Promise<Buffer> | undefined;

  constructor(
    @Inject(PERSON_KEYS) private readonly keys: PersonKeys,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Address of the page on which a berth holder files absences. */
  async addressOf(link: NamedLink): Promise<string> {
    const { PUBLIC_URL, PORT } = this.settings;
    const base = PUBLIC_URL ?? `http://localhost:${PORT}`;
    return `${base.replace(/\/+$/, '')}/away/${await this.tokenOf(link)}`;
  }

  async tokenOf({ vessel_id, serial }: NamedLink): Promise<string> {
    const named = `${vessel_id}.${serial}`;
    return `${named}.${await this.signature(named)}`;
  }

  /** What a token names; null for a forged or truncated one. */
  async read(token: string): Promise<NamedLink | null> {
    const [vessel_id = '', serial = '', signature = '', ...rest] = token.split('.');
    if (rest.length > 0 || !/^[0-9a-f-]{36}$/.test(vessel_id) || !/^\d{1,9}$/.test(serial)) return null;
    const expected = Buffer.from(await this.signature(`${vessel_id}.${serial}`));
    const given = Buffer.from(signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
    return { vessel_id, serial: Number(serial) };
  }

  private async signature(named: string): Promise<string> {
    this.secret ??= this.keys.secret('absence-links');
    return createHmac('sha256', prepared(await this.secret))
      .update(named)
      .digest('base64url');
  }
}
