import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod';
import type { PersonKeys } from '../../platform/personal-data/person-keys.js';
import { SignedClaims } from '../../platform/personal-data/signed-claims.js';
import { PERSON_KEYS } from '../../platform/tokens.js';

const until = z.iso.datetime();
const receipt = z.strictObject({ reservation_id: z.uuid(), payment_no: z.number().int() });
const claims = z.union([z.strictObject({ file: z.uuid(), until }), z.strictObject({ receipt, until })]);

/** The claims of a link: one file or receipt, until an instant. */
type DownloadClaims = z.output<typeof claims>;

/** Signed links to files and receipts. */
@Injectable()
export class DownloadTokens {
  private readonly signed: SignedClaims;

  constructor(@Inject(PERSON_KEYS) keys: PersonKeys) {
    this.signed = new SignedClaims(keys, 'attachment-links');
  }

  tokenFor(granted: DownloadClaims): Promise<string> {
    return this.signed.tokenFor(granted);
  }

  /** The claims of an intact token, expired or not; null for a forged or truncated one. */
  async read(token: string): Promise<DownloadClaims | null> {
    const found = await this.signed.read(token);
    return found === null ? null : claims.parse(found);
  }
}
