import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { EngineUnavailableError } from '../../platform/availability/engine-unavailable.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { JobTimers, RecurringJob } from '../../platform/leases/recurring-job.js';
import type { Mailbox, WaitingMail } from '../../platform/mail/mailbox.js';
import { type ReceivedMail, readMail } from '../../platform/mail/received-mail.js';
import { LOGGER, MAILBOX } from '../../platform/tokens.js';
import { ReplyAddresses } from '../links/reply-address.js';
import { ReplyPoster } from '../lookups/reply-poster.js';
import { type ReplyStanding, ReplyStandings } from '../lookups/reply-standing.js';
import type { ReplyRefusal } from '../mail/refused-reply-mail.js';
import { chatList } from '../projections/chat-list.js';

/** Larger mails are not read. */
const MAIL_LIMIT_MB = 10;
const MAIL_LIMIT_BYTES = MAIL_LIMIT_MB * 1_048_576;
/** Mails of one run; the next run reads the others. */
const MAILS_A_RUN = 50;
/** Runs in which one mail may fail before it is parked. */
const TRIES = 3;
const PARKED_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

type Outcome =
  | { readonly kind: 'posted' }
  /** Another program has removed the mail. */
  | { readonly kind: 'gone' }
  /** Sent by a program. */
  | { readonly kind: 'ignored' }
  | {
      readonly kind: 'refused';
      readonly reason: 'unreadable' | 'no_token' | 'unknown_token' | 'other_sender' | ReplyRefusal['why'];
    };

/**
 * Posts the replies in the mailbox as messages of their boaters. A mail leaves the mailbox after it was handled: posted
 * ones and those of programs are removed, refused ones are parked.
 */
@Injectable()
export class MailRepliesJob extends RecurringJob {
  protected readonly lease = 'mail-replies-job';
  private readonly failures = new Map<number, number>();
  private unreachable = false;
  private cleanedAt = 0;

  constructor(
    @Inject(MAILBOX) private readonly mailbox: Mailbox | null,
    private readonly replies: ReplyAddresses,
    private readonly standings: ReplyStandings,
    private readonly posting: ReplyPoster,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
    timers: JobTimers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super(timers);
  }

  override async onApplicationBootstrap(): Promise<void> {
    if (this.mailbox !== null) await super.onApplicationBootstrap();
  }

  /** Returns the number of posted mails. */
  protected override async runOnce(): Promise<number> {
    if (this.mailbox === null) return 0;
    try {
      const posted = await this.readAll(this.mailbox);
      this.unreachable = false;
      return posted;
    } catch (error) {
      if (!(error instanceof EngineUnavailableError)) throw error;
      if (!this.unreachable) this.logger.warn(`${error.message} Replies wait until it does.`);
      this.unreachable = true;
      return 0;
    }
  }

  private async readAll(mailbox: Mailbox): Promise<number> {
    await this.cleanUp(mailbox);
    const waiting = await mailbox.waiting(MAILS_A_RUN);
    if (waiting.length > 0) await this.projections.upToDate(chatList);
    let posted = 0;
    for (const mail of waiting) if (await this.take(mailbox, mail)) posted += 1;
    return posted;
  }

  private async take(mailbox: Mailbox, waiting: WaitingMail): Promise<boolean> {
    const { uid } = waiting;
    try {
      const outcome = await this.handle(mailbox, waiting);
      if (outcome.kind === 'refused') {
        this.logger.warn({ reason: outcome.reason }, 'reply by mail refused');
        await mailbox.park(uid);
      } else if (outcome.kind !== 'gone') {
        await mailbox.remove(uid);
      }
      this.failures.delete(uid);
      return outcome.kind === 'posted';
    } catch (error) {
      if (error instanceof EngineUnavailableError) throw error;
      const failures = (this.failures.get(uid) ?? 0) + 1;
      this.failures.set(uid, failures);
      this.logger.error({ err: error, failures }, 'reply by mail could not be handled');
      if (failures >= TRIES) await mailbox.park(uid);
      return false;
    }
  }

  /** The body of a mail is read only if it comes from its boater: reading a hostile one costs time. */
  private async handle(mailbox: Mailbox, { uid, size }: WaitingMail): Promise<Outcome> {
    const headers = await mailbox.read(uid, 'headers');
    if (headers === undefined) return { kind: 'gone' };
    const mail = await readMail(headers).catch(() => null);
    if (mail === null) return { kind: 'refused', reason: 'unreadable' };
    if (mail.automatic || mail.from === '' || this.replies.isOwn(mail.from)) return { kind: 'ignored' };
    const token = this.replies.tokenAmong(mail.recipients);
    if (token === undefined) return { kind: 'refused', reason: 'no_token' };
    const standing = await this.standings.of(token);
    if (standing === null) return { kind: 'refused', reason: 'unknown_token' };
    // Nobody is answered here: the sender of the mail may be forged.
    if (!standing.addresses.includes(mail.from)) return { kind: 'refused', reason: 'other_sender' };
    if (!standing.open) return this.answered(mail, standing, { why: 'closed' });
    if (size > MAIL_LIMIT_BYTES) return this.answered(mail, standing, { why: 'too_large', size: MAIL_LIMIT_MB });
    const bytes = await mailbox.read(uid, 'whole');
    if (bytes === undefined) return { kind: 'gone' };
    const whole = await readMail(bytes).catch(() => null);
    if (whole === null) return { kind: 'refused', reason: 'unreadable' };
    const refusal = await this.posting.post(whole, standing);
    return refusal === null ? { kind: 'posted' } : this.answered(whole, standing, refusal);
  }

  private async answered(mail: ReceivedMail, standing: ReplyStanding, refusal: ReplyRefusal): Promise<Outcome> {
    await this.posting.answer(mail, standing, refusal);
    return { kind: 'refused', reason: refusal.why };
  }

  /** Once a day: refused mails hold personal data, and no erasure reaches them. */
  private async cleanUp(mailbox: Mailbox): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.cleanedAt < DAY_MS) return;
    await mailbox.removeParked(new Date(now - PARKED_DAYS * DAY_MS));
    this.cleanedAt = now;
  }
}
