import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { UPLOAD_LIMIT_BYTES } from '../../../contracts/vocabulary/uploads.js';
import type { Caller } from './caller.js';
import { RefusedError } from './problem.js';
import type { GiveBack, RateLimits } from './rate-limits.js';

/** Room for the fields and the part headers of a form beside its file. */
const FORM_BYTES = 64 * 1024;
/** Bodies without a length take their allowance in steps of this size, each before its bytes are read. */
const STEP_BYTES = 256 * 1024;

/** Who sends a file, and from where; the parts that are unknown are not counted. */
export interface UploadOrigin {
  /** The user or the API key of staff, who share no allowance with strangers. */
  readonly user?: string | undefined;
  /** The reservation, or the boat of a berth holder, that the link opens. */
  readonly link?: string | undefined;
  /** The network address, or the mailbox that a mail comes from. */
  readonly address?: string | undefined;
  readonly marina?: string | undefined;
}

export function originOf(caller: Caller | undefined, ip: string): UploadOrigin {
  if (caller === undefined || caller.kind === 'anonymous') return { address: ip };
  if (caller.kind === 'staff') return { user: caller.user_id };
  const link = caller.kind === 'boater' ? caller.reservation_id : caller.vessel_id;
  return { link, address: ip, marina: caller.marina_id };
}

const SCOPES = ['user', 'link', 'address', 'marina'] as const;

/**
 * One file on its way in. It takes its allowance before its bytes are read, so that uploads at the same time count each other,
 * and gives everything back unless it is stored.
 */
export class ExpectedUpload {
  private readonly taken: GiveBack[] = [];
  private covered = 0;

  constructor(
    private readonly limits: Pick<RateLimits, 'take'>,
    private readonly origin: UploadOrigin,
  ) {}

  /**
   * Counts the file, and its bytes if the sender names their number.
   * @param length the Content-Length; undefined: a chunked body
   * @throws RefusedError PAYLOAD_TOO_LARGE, TOO_MANY_UPLOADS
   */
  async announce(length: number | undefined): Promise<void> {
    if (length !== undefined && length > UPLOAD_LIMIT_BYTES + FORM_BYTES) {
      throw new RefusedError(refuse('too_large', 'PAYLOAD_TOO_LARGE'));
    }
    await this.take('files', 1);
    if (length !== undefined) await this.take('bytes', length);
    this.covered = length ?? 0;
  }

  /** Call it with the bytes read so far. @throws RefusedError TOO_MANY_UPLOADS */
  async cover(bytes: number): Promise<void> {
    if (bytes <= this.covered) return;
    const step = Math.max(STEP_BYTES, bytes - this.covered);
    await this.take('bytes', step);
    this.covered += step;
  }

  /** Call it if the file was not stored. */
  async giveBack(): Promise<void> {
    await Promise.all(this.taken.splice(0).map((back) => back()));
  }

  private async take(what: 'files' | 'bytes', points: number): Promise<void> {
    for (const scope of SCOPES) {
      const who = this.origin[scope];
      if (who !== undefined) this.taken.push(await this.limits.take(`${scope}_${what}`, who, points));
    }
  }
}
