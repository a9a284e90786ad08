import { FindBoater } from '../../../contracts/customers/queries.js';
import { maskContact } from '../../../contracts/customers/rules/contact-masking.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { groupApi } from '../../../contracts/reservations/api.js';
import type { ShownGroup } from '../../../contracts/reservations/group.js';
import { MOST_GROUP_BOATS } from '../../../contracts/reservations/vocabulary.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { paidInAll } from '../domain/reservation-state.js';
import { contactHidden } from '../domain/shown-contacts.js';
import { groupPrice } from '../lookups/group-price.js';
import { PierOfGroup } from '../lookups/pier-of-group.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { reservationRowOf } from '../lookups/reservation-row.js';
import { RowFactsOfMarina } from '../lookups/row-facts.js';
import { reservationList, type ReservationListDocument } from '../projections/reservation-list.js';
import { groupRecord } from '../records/group-record.js';

/** A group with the rows of its boats, what they cost together, and the piers on which they lie. */
@Handles(groupApi.get)
export class ShowGroup {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly facts: ReservationFacts,
    private readonly rows: RowFactsOfMarina,
    private readonly pier: PierOfGroup,
  ) {}

  async execute({ input, marina_id }: ReceivedCall<typeof groupApi.get>): Promise<ShownGroup | Refusal> {
    const { group_id } = input;
    const { state, revision } = await this.streams.load(groupRecord, group_id);
    if (state === null || revision === null || state.marina_id !== marina_id) return refuse('not_found', 'NOT_FOUND');
    const marina = await this.facts.marina(marina_id);
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const found = await this.projections
      .model(reservationList)
      .find({ filter: { group_id }, sort: [['vessel_name', 1]], limit: MOST_GROUP_BOATS });
    const facts = await this.rows.gather(marina, found);
    const boats = found.flatMap((document) => {
      const row = reservationRowOf(document, facts);
      if (row === null) return [];
      const { skipper } = document;
      const paid_by_organiser = document.state.paid_by !== undefined;
      return [{ ...row, skipper, paid_by_organiser, has_paid: paidInAll(document.state) > 0 }];
    });
    const { name, start_date, end_date, offered, discount, at: created_at } = state;
    const berth_ids = found.flatMap(({ berth_ids: given }) => given);
    const [organiser, berths] = await Promise.all([
      this.organiser(marina, state.boater_id, found),
      this.pier.around(marina_id, berth_ids, { start_date, end_date }),
    ]);
    const price = groupPrice(
      found.map((document) => document.state),
      marina.marina_settings.currency,
    );
    const group = { name, organiser, start_date, end_date, offered, discount, created_at };
    return { id: group_id, revision, ...group, boats, payer: state.payer, price, berths };
  }

  /** Contact details are masked as on the page of a stay: until one of the organiser's boats is approved. */
  private async organiser(
    marina: Marina,
    boater_id: string,
    boats: readonly ReservationListDocument[],
  ): Promise<ShownGroup['organiser']> {
    const known = await this.queries.execute(new FindBoater({ marina_id: marina.id, boater_id }));
    const boater = known?.boater ?? null;
    const own = boats.filter((boat) => boat.boater_id === boater_id);
    const statuses = own.flatMap(({ state }) => state.statuses);
    const { email, phone } = maskContact(
      { email: boater?.email ?? '', phone: boater?.phone ?? null },
      contactHidden(marina, { statuses }, boater),
    );
    const { first_name, last_name } = boater ?? {};
    const names = { first_name: first_name ?? '', last_name: last_name ?? '' };
    return { boater_id, ...names, email: email === '' ? null : email, phone };
  }
}
