import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod';
import type { PersonKeys } from '../../platform/personal-data/person-keys.js';
import { SignedClaims } from '../../platform/personal-data/signed-claims.js';
import { PERSON_KEYS } from '../../platform/tokens.js';

const claims = z.strictObject({ marina_id: z.string(), invoice_id: z.string(), until: z.iso.datetime() });
type InvoiceClaims = z.output<typeof claims>;

/** Signed links to invoices. */
@Injectable()
export class InvoiceLinks {
  private readonly signed: SignedClaims;

  constructor(@Inject(PERSON_KEYS) keys: PersonKeys) {
    this.signed = new SignedClaims(keys, 'invoice-links');
  }

  tokenFor(granted: InvoiceClaims): Promise<string> {
    return this.signed.tokenFor(granted);
  }

  /** Null for a forged or truncated token. */
  async read(token: string): Promise<InvoiceClaims | null> {
    const found = await this.signed.read(token);
    return found === null ? null : claims.parse(found);
  }
}
