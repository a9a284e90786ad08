import { Inject, Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { PersonKeys } from '../../platform/personal-data/person-keys.js';
import { prepared } from '../../platform/personal-data/prepared-key.js';
import { PERSON_KEYS } from '../../platform/tokens.js';

const until = z.iso.datetime();
const receipt = z.strictObject({ reservation_id: z.uuid(), payment_no: z.number().int() });
const claims = z.union([z.strictObject({ file: z.uuid(), until }), z.strictObject({ receipt, until })]);

/** The claims of a link: one file or receipt, until an instant. */
export type DownloadClaims = z.output<typeof claims>;

/** Signed links to files, for browsers that cannot send a bearer token. Nothing is stored. */
@Injectable()
export class DownloadTokens {
  private secret: Promise<Buffer> | undefined;

  constructor(@Inject(PERSON_KEYS) private readonly keys: PersonKeys) {}

  async tokenFor(granted: DownloadClaims): Promise<string> {
    const content = Buffer.from(JSON.stringify(granted)).toString('base64url');
    return `${content}.${await this.signature(content)}`;
  }

  /** The claims of an intact token, expired or not; null for a forged or truncated one. */
  async read(token: string): Promise<DownloadClaims | null> {
    const [content = '', signature = '', ...rest] = token.split('.');
    const expected = Buffer.from(await this.signature(content));
    const given = Buffer.from(signature);
    if (rest.length > 0 || expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
    return claims.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  }

  private async signature(content: string): Promise<string> {
    this.secret ??= this.keys.secret('attachment-links');
    return createHmac('sha256', prepared(await this.secret))
      .update(content)
      .digest('base64url');
  }
}
