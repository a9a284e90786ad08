import type { RefusalKind } from '../../../contracts/vocabulary/refusal.js';

/** Which kind of refusal, and so which HTTP status, a code of a call is documented with. */
export class ErrorKinds {
  private readonly kinds = new Map<string, RefusalKind>([
    ['FORBIDDEN', 'forbidden'],
    ['UNSUPPORTED_MEDIA_TYPE', 'unsupported_type'],
  ]);

  /** An area names the codes that are neither a missing record (404) nor a conflict (409). @throws when a code has a kind */
  register(kinds: Readonly<Record<string, RefusalKind>>): void {
    for (const [code, kind] of Object.entries(kinds)) {
      if (this.kinds.has(code)) throw new Error(`${code} has two kinds of refusal`);
      this.kinds.set(code, kind);
    }
  }

  kindOf(code: string): RefusalKind {
    return this.kinds.get(code) ?? (/(^|_)NOT_FOUND$/.test(code) ? 'not_found' : 'conflict');
  }
}
