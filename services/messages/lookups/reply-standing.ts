import { Injectable } from '@nestjs/common';
import { LINK_DAYS } from '../../../contracts/absences/link.js';
import { FindAbsence, FindHolderLink } from '../../../contracts/absences/queries.js';
import { FindBoaters, FindPersonRecords } from '../../../contracts/customers/queries.js';
import { FindSale, FindStayLink } from '../../../contracts/reservations/queries.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { type NamedReply, ReplyAddresses } from '../links/reply-address.js';
import { chatList } from '../projections/chat-list.js';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Conversation {
  readonly marina_id: string;
  readonly boater_id: string;
  readonly reservation_id?: string;
  readonly absence_report_id?: string;
  /** False once the link in the mail has expired, was withdrawn or only reads. */
  readonly open: boolean;
}

/** The conversation of a reply address and the person who may reply to it. */
export interface ReplyStanding extends Conversation {
  /** In lower case: of all records of the person, and of the reservation. */
  readonly addresses: readonly string[];
  readonly name: string | null;
  readonly first_name: string;
  readonly language: Language;
}

/** Finds the conversation of a token. It is open as long as the link of the mail that the token was in. */
@Injectable()
export class ReplyStandings {
  constructor(
    private readonly replies: ReplyAddresses,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** The number that a token for answers about this record has now; null: no link of it is good. */
  async numberFor(
    about: Exclude<NamedReply['about'], 'reservation'>,
    { vessel_id = '', boater_id }: { readonly vessel_id?: string; readonly boater_id: string },
  ): Promise<number | null> {
    if (about === 'general') return Math.floor(this.clock.now().getTime() / DAY_MS);
    return (await this.queries.execute(new FindHolderLink({ vessel_id, boater_id })))?.serial ?? null;
  }

  /** Null: a forged token, or one of an erased person. */
  async of(token: string): Promise<ReplyStanding | null> {
    const named = this.replies.named(token);
    const conversation = named === null ? null : await this.conversationOf(named);
    if (conversation === null || !(await this.replies.isFor(token, conversation.boater_id))) return null;
    const { marina_id, boater_id } = conversation;
    const records = await this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: [boater_id] }));
    const boater_ids = records.get(boater_id) ?? [];
    const people = await this.queries.execute(new FindBoaters({ marina_id, boater_ids }));
    const [boater] = people;
    if (boater === undefined || boater.erased) return null;
    const addresses = [...people.map(({ email }) => email), await this.addressOfStay(conversation)];
    const name = [boater.first_name, boater.last_name].filter((part) => part !== null).join(' ');
    return {
      ...conversation,
      addresses: addresses.flatMap((one) => (one === null || one === '' ? [] : [one.toLowerCase()])),
      name: name === '' ? null : name,
      first_name: boater.first_name ?? '',
      language: boater.language ?? 'en',
    };
  }

  private async conversationOf({ about, record_id, number }: NamedReply): Promise<Conversation | null> {
    if (about === 'reservation') {
      const link = await this.queries.execute(new FindStayLink(record_id));
      if (link === null) return null;
      const { reservation_id, marina_id, boater_id, serial, state, reads_only } = link;
      const open = state === 'VALID' && serial === number && !reads_only;
      return { marina_id, boater_id, reservation_id, open };
    }
    const chat = await this.projections.model(chatList).get(record_id);
    if (chat?.flow !== about) return null;
    const { marina_id, boater_id } = chat;
    if (about === 'general') {
      const days = Math.floor(this.clock.now().getTime() / DAY_MS) - number;
      return { marina_id, boater_id, open: days >= 0 && days <= LINK_DAYS };
    }
    const vessel_id = chat.about.vessel_id ?? '';
    const absence = await this.queries.execute(new FindAbsence({ marina_id, absence_report_id: record_id }));
    const link = await this.queries.execute(new FindHolderLink({ vessel_id, boater_id }));
    return { marina_id, boater_id, absence_report_id: record_id, open: absence !== null && link?.serial === number };
  }

  /** Mails about a reservation go to the address that it was made with. */
  private async addressOfStay({ marina_id, reservation_id }: Conversation): Promise<string | null> {
    if (reservation_id === undefined) return null;
    const sale = await this.queries.execute(new FindSale({ marina_id, reservation_id }));
    return sale?.payer?.email ?? null;
  }
}
