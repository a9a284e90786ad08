import { Inject, Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PersonKeys } from '../../platform/personal-data/person-keys.js';
import { prepared } from '../../platform/personal-data/prepared-key.js';
import { PERSON_KEYS } from '../../platform/tokens.js';

/**
 * The token in a boater's link: the reservation's id, signed with this installation's secret. Nothing is stored, so a
 * resent request returns the same token. It opens only that reservation.
 */
@Injectable()
export class LinkTokens {
  private secret: Promise<Buffer> | undefined;

  constructor(@Inject(PERSON_KEYS) private readonly keys: PersonKeys) {}

  async tokenFor(reservationId: string): Promise<string> {
    return `${reservationId}.${await this.signature(reservationId)}`;
  }

  /** The reservation that a token opens; null for a forged or truncated token. */
  async reservationOf(token: string): Promise<string | null> {
    const [id = '', signature = '', ...rest] = token.split('.');
    if (rest.length > 0 || !/^[0-9a-f-]{36}$/.test(id)) return null;
    const expected = Buffer.from(await this.signature(id));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given) ? id : null;
  }

  private async signature(reservationId: string): Promise<string> {
    this.secret ??= this.keys.secret('reservation-links');
    return createHmac('sha256', prepared(await this.secret))
      .update(reservationId)
      .digest('base64url');
  }
}
