import { Injectable } from '@nestjs/common';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { FindMailFoot, FindMarina } from '../../../contracts/marinas/queries.js';
import { stepsLeft } from '../../../contracts/marinas/rules/cancellation.js';
import type { MessagePosted } from '../../../contracts/messages/events.js';
import { FindReplyAddress } from '../../../contracts/messages/queries.js';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { type Letter, Mailing, MailPolicy } from '../../platform/consuming/mail-policy.js';
import { localDate } from '../../platform/clock/clock.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { MailAttachment } from '../../platform/mail/mail-port.js';
import { policyFile } from '../domain/agreed-terms.js';
import type { BoaterLinkEvent } from '../domain/events/boater-link-events.js';
import type { AgreedTerms } from '../domain/events/event-shapes.js';
import type { GroupEvent } from '../domain/events/group-events.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';
import type { PayingMarina } from '../lookups/payment-terms.js';
import { BoaterLinks } from '../links/boater-link.js';
import { cancellationRules } from '../lookups/cancellation-rules.js';
import { MailAddresses } from '../lookups/mail-addresses.js';
import { ReservationHistory, type ReservationStory } from '../lookups/reservation-history.js';
import {
  asksForMoney,
  type MailContent,
  mailedEvents,
  mailOfEvent,
  stayFacts,
  tellsOfBooking,
} from '../mail/mail-of-event.js';
import { GroupOffers } from '../mail/group-offers.js';
import { reservationMail } from '../mail/reservation-mail.js';
import { receiptPdf } from '../payments/receipt-pdf.js';
import { receiptPage } from '../payments/receipt.js';
import { Receipts } from '../payments/receipts.js';
import { groupRecord } from '../records/group-record.js';
import { reservationRecord } from '../records/reservation-record.js';

type LinkSent = Extract<BoaterLinkEvent, { type: 'BoaterLinkSent' }>;
type BoatsEntered = Extract<GroupEvent, { type: 'GroupBoatsEntered' }>;
type Mailed =
  MessagePosted | LinkSent | BoatsEntered | Extract<ReservationEvent, { type: (typeof mailedEvents)[number] }>;

/** Mails the boater, in their language, what happened to the reservation and what they need to do. */
@Injectable()
export class BoaterMails extends MailPolicy<Mailed> {
  readonly name = 'boater-mails';
  readonly reactsTo = [
    ...mailedEvents,
    'MessagePosted',
    'BoaterLinkSent',
    'GroupBoatsEntered',
  ] as const satisfies Mailed['type'][];

  constructor(
    mailing: Mailing,
    private readonly history: ReservationHistory,
    private readonly links: BoaterLinks,
    private readonly receipts: Receipts,
    private readonly addresses: MailAddresses,
    private readonly groups: GroupOffers,
    private readonly queries: QueryBus,
  ) {
    super(mailing);
  }

  protected async letter(logged: LoggedEvent<Mailed>): Promise<Letter | null> {
    const event = { type: logged.type, data: logged.data } as Mailed;
    const found = await this.contentOf(logged, event);
    if (found === null) return null;
    const { story, contentAt } = found;
    const { state, opening } = story;
    const to = await this.addresses.of(story);
    if (to === null) return null;
    const marina = await this.queries.execute(new FindMarina(state.marina_id));
    if (marina === null) throw new Error(`${logged.stream} is of a marina that does not exist`);
    const content = contentAt({ ...marina.marina_settings, time_zone: marina.time_zone });
    if (content === null) return null;
    const spoken = language.catch('en').parse(opening.boater?.language);
    const { reservation_id } = opening;
    const attachments = await this.receiptOf(content, reservation_id, marina);
    const reply_to = await this.queries.execute(new FindReplyAddress({ marina_id: state.marina_id, reservation_id }));
    const file = policyFile(state, cancellationRules(marina, state.contract_id));
    const policy: Pick<MailContent, 'policy'> = asksForMoney(content) && file !== null ? { policy: true } : {};
    return {
      marina_id: state.marina_id,
      person_id: state.boater_id,
      to,
      language: spoken,
      attachments,
      ...(reply_to === null ? {} : { reply_to }),
      ...reservationMail({
        ...content,
        ...policy,
        ...cancellingFacts(content, state, localDate(logged.metadata.recorded_at, marina.time_zone)),
        language: spoken,
        name: opening.boater?.first_name ?? '',
        marina: marina.name,
        foot: await this.queries.execute(new FindMailFoot({ marina_id: marina.id, language: spoken })),
        time_zone: marina.time_zone,
        currency: state.price?.offer.currency ?? marina.marina_settings.currency,
        number: opening.view_id,
        link: await this.links.addressOf(reservation_id),
      }),
    };
  }

  /** The receipt that the mail is about; none if the payment has been undone since. */
  private async receiptOf({ receipt }: MailContent, id: string, marina: Marina): Promise<MailAttachment[]> {
    const found = receipt === undefined ? null : await this.receipts.of(id, receipt, marina);
    if (found === null) return [];
    const bytes = await receiptPdf(receiptPage(found), found.language);
    return [{ name: `${found.number}.pdf`, content_type: 'application/pdf', bytes }];
  }

  private contentOf(logged: LoggedEvent, event: Mailed) {
    if (event.type === 'MessagePosted') return this.ofMessage(event.data);
    if (event.type === 'GroupBoatsEntered') {
      return this.groups.of(groupRecord.idOf(logged.stream), event.data.reservation_ids);
    }
    return event.type === 'BoaterLinkSent' ? this.ofLink(event.data) : this.ofEvent(logged, event);
  }

  private async ofLink({ reservation_id }: LinkSent['data']) {
    const story = await this.history.upTo(reservation_id);
    return told(story, { kind: 'link', ...stayFacts(story.state) });
  }

  private async ofEvent(logged: LoggedEvent, event: ReservationEvent) {
    const id = reservationRecord.idOf(logged.stream);
    const story = await this.history.upTo(id, logged);
    const opens = event.type === 'PriceSent' && story.before.reservation_id === null;
    if (opens && (await this.groups.tellOf(story.state))) return null;
    return { story, contentAt: (marina: PayingMarina) => mailOfEvent(event, marina, story.state, story.before) };
  }

  /**
   * A message from staff about a reservation; one without a text names its file. Messages about no reservation are mailed by
   * the messages.
   */
  private async ofMessage({ from, reservation_id, text, attachment_name }: MessagePosted['data']) {
    if (from !== 'MARINA' || reservation_id === null || text === null) return null;
    const message = text === '' ? (attachment_name ?? '') : text;
    return told(await this.history.upTo(reservation_id), { kind: 'message', message });
  }
}

/** The refunds that were agreed and can still be had on the day of the mail, and those of other terms on offer. */
function cancellingFacts(
  content: MailContent,
  { agreed, terms_offer: offer, start_date }: ReservationStory['state'],
  today: string,
): Pick<MailContent, 'cancelling' | 'cancelling_before' | 'requirements'> {
  if (content.kind === 'terms_offer' && offer !== undefined) {
    const left = (terms: AgreedTerms) => stepsLeft(terms.refund_steps, today, start_date);
    const asked = offer.terms.requirements.filter((text) => agreed?.requirements.includes(text) !== true);
    return {
      cancelling: left(offer.terms),
      ...(agreed === undefined ? {} : { cancelling_before: left(agreed) }),
      ...(asked.length === 0 ? {} : { requirements: asked }),
    };
  }
  if (agreed === undefined || !tellsOfBooking(content)) return {};
  return { cancelling: stepsLeft(agreed.refund_steps, today, start_date) };
}

/** A mail that is the same at every marina. */
function told(story: ReservationStory, content: MailContent) {
  return { story, contentAt: () => content };
}
