import { Inject, Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { claimedName } from '../../platform/event-sourcing/claims.js';
import type { PersonKeys } from '../../platform/personal-data/person-keys.js';
import { prepared } from '../../platform/personal-data/prepared-key.js';
import type { Settings } from '../../platform/settings/settings.js';
import { PERSON_KEYS, SETTINGS } from '../../platform/tokens.js';

/** What a link to unsubscribe names: the mailed person and the address, by its digest. */
export interface MailedAddress {
  readonly marina_id: string;
  readonly boater_id: string;
  readonly address_digest: string;
}

const UUID = /^[0-9a-f-]{36}$/;

/** Links to unsubscribe: signed with this installation's secret, and good as long as it lasts. */
@Injectable()
export class UnsubscribeLinks {
  private secret: Promise<Buffer> | undefined;

  constructor(
    @Inject(PERSON_KEYS) private readonly keys: PersonKeys,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** A keyed digest of an address of a marina; addresses that differ in case only have the same. */
  async digestOf(marina_id: string, email: string): Promise<string> {
    return this.mac(`address\u001f${marina_id}\u001f${claimedName(email)}`);
  }

  /** The page for people, and the address to which mail programs post (RFC 8058). */
  async addressesOf(mailed: MailedAddress): Promise<{ readonly page: string; readonly one_click: string }> {
    const token = await this.tokenOf(mailed);
    return { page: `${this.base()}/unsubscribe/${token}`, one_click: `${this.base()}/boater/unsubscribe/${token}` };
  }

  async tokenOf({ marina_id, boater_id, address_digest }: MailedAddress): Promise<string> {
    const named = `${marina_id}.${boater_id}.${address_digest}`;
    return `${named}.${await this.mac(named)}`;
  }

  /** What a token names; null for a forged or truncated one. */
  async read(token: string): Promise<MailedAddress | null> {
    const [marina_id = '', boater_id = '', address_digest = '', signature = '', ...rest] = token.split('.');
    if (rest.length > 0 || !UUID.test(marina_id) || !UUID.test(boater_id)) return null;
    const expected = Buffer.from(await this.mac(`${marina_id}.${boater_id}.${address_digest}`));
    const given = Buffer.from(signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
    return { marina_id, boater_id, address_digest };
  }

  private base(): string {
    const { PUBLIC_URL, PORT } = this.settings;
    return (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '');
  }

  private async mac(text: string): Promise<string> {
    this.secret ??= this.keys.secret('unsubscribe-links');
    const mac = createHmac('sha256', prepared(await this.secret)).update(text);
    return mac.digest().subarray(0, 16).toString('base64url');
  }
}
