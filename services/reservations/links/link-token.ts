import { Inject, Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PersonKeys } from '../../platform/personal-data/person-keys.js';
import { prepared } from '../../platform/personal-data/prepared-key.js';
import { PERSON_KEYS } from '../../platform/tokens.js';

/** What a token names: the reservation, and which of its links. */
export interface NamedLink {
  readonly reservation_id: string;
  readonly serial: number;
}

/**
 * The token in a boater's link: the reservation's id and the link's serial number, signed with this installation's
 * secret. It opens only that reservation. The first link has no serial number in its token, so a resent request returns
 * the same token. Whether a link is still good is in the reservation's stream of links.
 */
@Injectable()
export class LinkTokens {
  private secret: Promise<Buffer> | undefined;

  constructor(@Inject(PERSON_KEYS) private readonly keys: PersonKeys) {}

  async tokenFor(reservationId: string, serial = 0): Promise<string> {
    const named = serial === 0 ? reservationId : `${reservationId}.${serial}`;
    return `${named}.${await this.signature(named)}`;
  }

  /** What a token names; null for a forged or truncated one. */
  async read(token: string): Promise<NamedLink | null> {
    const match = /^(([0-9a-f-]{36})(?:\.([1-9]\d{0,8}))?)\.([\w-]+)$/.exec(token);
    if (match === null) return null;
    const [, named = '', reservation_id = '', serial = '0', signature = ''] = match;
    const expected = Buffer.from(await this.signature(named));
    const given = Buffer.from(signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
    return { reservation_id, serial: Number(serial) };
  }

  private async signature(named: string): Promise<string> {
    this.secret ??= this.keys.secret('reservation-links');
    return createHmac('sha256', prepared(await this.secret))
      .update(named)
      .digest('base64url');
  }
}
