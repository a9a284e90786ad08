import { Inject, Injectable } from '@nestjs/common';
import type { Marina } from '../../../contracts/marinas/marina.js';
import {
  FindApprovalKit,
  FindMailFoot,
  type FoundApprovalKit,
  type FoundMarinaFile,
} from '../../../contracts/marinas/queries.js';
import { isForReader, kitIsDue, kitNote } from '../../../contracts/marinas/rules/approval-kit.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock, localDateAndTime } from '../../platform/clock/clock.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { MailAttachment, MailPort } from '../../platform/mail/mail-port.js';
import type { Settings } from '../../platform/settings/settings.js';
import { BLOBS, MAIL, SETTINGS } from '../../platform/tokens.js';
import { bookedStatuses, isOneOf } from '../domain/history.js';
import { standingCode } from '../domain/reservation-state.js';
import { BoaterLinks } from '../links/boater-link.js';
import { MailAddresses } from '../lookups/mail-addresses.js';
import { ReservationHistory } from '../lookups/reservation-history.js';
import { reservationMail } from './reservation-mail.js';

/** Stands in for the number of a reservation, which a test does not have. */
const TEST_NUMBER = 'TEST';

/** A member of staff who tries the kit out. */
interface TestReader {
  readonly mail_id: string;
  readonly user_id: string;
  readonly to: string;
  readonly name: string;
  readonly language: Language;
}

/**
 * Sends the approval kit of a stay. The mail's id is derived from the reservation, so a stay gets one kit however often
 * it is asked for, and a crash in between sends none twice.
 */
@Injectable()
export class ApprovalKits {
  constructor(
    private readonly history: ReservationHistory,
    private readonly links: BoaterLinks,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    private readonly addresses: MailAddresses,
    @Inject(MAIL) private readonly mail: MailPort,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The kit of a marina; null: it has no file and no words, so none is sent. */
  async kitOf(marina_id: string): Promise<FoundApprovalKit | null> {
    const kit = await this.queries.execute(new FindApprovalKit(marina_id));
    if (kit === null) return null;
    return kit.files.length === 0 && kitNote(kit.notes, 'en') === '' ? null : kit;
  }

  /** Sends the kit if the stay is booked and the time has come. Returns false if it is to be asked again later. */
  async sendIfDue(reservationId: string, kit: FoundApprovalKit, marina: Marina): Promise<boolean> {
    const { state, opening } = await this.history.upTo(reservationId);
    const standing = standingCode(state);
    if (standing === null || !isOneOf(bookedStatuses, standing)) return false;
    if (!kitIsDue(kit.schedule, state.start_date, localDateAndTime(this.clock.nowIso(), marina.time_zone)))
      return false;
    const to = await this.addresses.of({ state, opening });
    if (to === null) return false;
    const spoken = language.catch('en').parse(opening.boater?.language);
    const note = kitNote(kit.notes, spoken);
    const files = kit.files.filter((file) => isForReader(file, spoken));
    if (files.length === 0 && note === '') return false;
    await this.mail.send({
      id: deriveId('approval-kit', reservationId),
      marina_id: state.marina_id,
      person_id: state.boater_id,
      to,
      language: spoken,
      attachments: await this.attached(files),
      ...reservationMail({
        kind: 'approval_kit',
        language: spoken,
        name: opening.boater?.first_name ?? '',
        marina: marina.name,
        foot: await this.queries.execute(new FindMailFoot({ marina_id: marina.id, language: spoken })),
        time_zone: marina.time_zone,
        currency: state.price?.offer.currency ?? marina.marina_settings.currency,
        number: opening.view_id,
        stay: { start_date: state.start_date, end_date: state.end_date },
        ...(state.vessel_name === null ? {} : { boat: state.vessel_name }),
        ...(state.berth === null ? {} : { berth: state.berth.label }),
        ...(note === '' ? {} : { message: note }),
        link: await this.links.addressOf(opening.reservation_id),
      }),
    });
    return true;
  }

  /** Emails the kit to a member of staff, as a boater would get it; false: it has nothing for this language. */
  async sendTest(marina: Marina, reader: TestReader): Promise<boolean> {
    const kit = await this.kitOf(marina.id);
    const note = kitNote(kit?.notes ?? {}, reader.language);
    const files = (kit?.files ?? []).filter((file) => isForReader(file, reader.language));
    if (files.length === 0 && note === '') return false;
    const { mail_id: id, user_id: person_id, to, language: spoken, name } = reader;
    const today = this.clock.today(marina.time_zone);
    const foot = await this.queries.execute(new FindMailFoot({ marina_id: marina.id, language: spoken }));
    const { PUBLIC_URL, PORT } = this.settings;
    await this.mail.send({
      id,
      marina_id: marina.id,
      person_id,
      to,
      language: spoken,
      attachments: await this.attached(files),
      ...reservationMail({
        kind: 'approval_kit',
        language: spoken,
        name,
        marina: marina.name,
        foot,
        time_zone: marina.time_zone,
        currency: marina.marina_settings.currency,
        number: TEST_NUMBER,
        stay: { start_date: addDays(today, 1), end_date: addDays(today, 3) },
        ...(note === '' ? {} : { message: note }),
        link: `${(PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')}/reservations_settings?tab=approval_kit`,
      }),
    });
    return true;
  }

  /** A file that has been removed meanwhile is left out. */
  private async attached(files: readonly FoundMarinaFile[]): Promise<MailAttachment[]> {
    const attachments: MailAttachment[] = [];
    for (const { file_id, name, content_type } of files) {
      const blob = await this.blobs.get(file_id);
      if (blob !== undefined) attachments.push({ name, content_type, bytes: blob.bytes });
    }
    return attachments;
  }
}
