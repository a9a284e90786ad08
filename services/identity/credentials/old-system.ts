import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod';
import { userRole } from '../../../contracts/identity/user.js';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';
import { userPermissions } from '../../../contracts/vocabulary/permissions.js';
import { firstName, lastName } from '../../../contracts/vocabulary/person.js';
import { ConcurrencyLimit } from '../../platform/http/concurrency-limit.js';
import type { Settings } from '../../platform/settings/settings.js';
import { SETTINGS } from '../../platform/tokens.js';

const ANSWERS_WITHIN_MS = 2_500;
const ANSWER_LIMIT_BYTES = 64 * 1024;

/** A user as the old system answers them; it names marinas by their codes, and never makes administrators. */
const oldUser = z.object({
  first_name: firstName,
  last_name: lastName,
  language: language.default('en'),
  role: userRole.default('secondary'),
  marinas: z
    .array(z.object({ code: z.string().max(60), permissions: userPermissions }))
    .min(1)
    .max(200),
});
export type OldUser = z.output<typeof oldUser>;

/** The system that users come from. It is asked at most four times at once, and waited for only briefly. */
@Injectable()
export class OldSystem {
  private readonly asking = new ConcurrencyLimit(4, 50);

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  get isThere(): boolean {
    return this.settings.OLD_SYSTEM_URL !== undefined;
  }

  /** Null: unknown there, wrong password, no answer in time, or one that makes no sense. */
  async userOf(email: string, password: string): Promise<OldUser | null> {
    const url = this.settings.OLD_SYSTEM_URL;
    if (url === undefined) return null;
    try {
      return await this.asking.run(() => this.ask(url, { email, password }));
    } catch {
      return null;
    }
  }

  private async ask(url: string, credentials: object): Promise<OldUser | null> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(credentials),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    if (response.status !== 200 || response.body === null) {
      await response.body?.cancel();
      return null;
    }
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body as AsyncIterable<Uint8Array>) {
      size += part.byteLength;
      if (size > ANSWER_LIMIT_BYTES) return null;
      parts.push(part);
    }
    const answer = oldUser.safeParse(JSON.parse(Buffer.concat(parts).toString('utf8')));
    return answer.success ? answer.data : null;
  }
}
