import {
  FindBoatersByContact,
  FindBoatersByMailStart,
  FindPersonRecords,
} from '../../../contracts/customers/queries.js';
import { isContact, isMailStart } from '../../../contracts/customers/rules/phone-search.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { FindUnreadReservations } from '../../../contracts/messages/queries.js';
import { reservationApi } from '../../../contracts/reservations/api.js';
import type { ListedReservation, ListReservations, ReservationTab } from '../../../contracts/reservations/list.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { BerthNames } from '../lookups/berth-names.js';
import { both, listFilter, listOrder, staysInBerth } from '../lookups/list-filter.js';
import { type ListPage, listPage } from '../lookups/list-page.js';
import { longestStay } from '../lookups/longest-stay.js';
import { reservationRowOf } from '../lookups/reservation-row.js';
import { RowFactsOfMarina } from '../lookups/row-facts.js';
import { withUnread } from '../lookups/with-unread.js';
import { reservationList } from '../projections/reservation-list.js';
import { searchWords } from '../projections/search-text.js';

interface FoundReservations {
  readonly items: readonly ListedReservation[];
  readonly total: number;
  readonly counts: ListPage['counts'];
  readonly moves?: ListPage['moves'];
}

/** Boaters that a searched part of a phone number or mail address may have. */
const MOST_PEOPLE = 200;

/** Reservations that the filter by unread messages finds (decision 0136). */
const MOST_UNREAD = 1000;

/** A marina's reservations by filter, a page at a time. */
@Handles(reservationApi.getall)
export class SearchReservations {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly names: BerthNames,
    private readonly facts: RowFactsOfMarina,
  ) {}

  async execute({
    input,
    marina_id,
    staff: { user_id },
  }: ReceivedCall<typeof reservationApi.getall>): Promise<FoundReservations | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const { filter: asked, sort, page, page_size } = input;
    const scope = { listed_for: marina_id };
    const berths = asked.pier_id === undefined ? null : await this.names.ofPier(marina_id, asked.pier_id);
    const model = this.projections.model(reservationList);
    const longest = await longestStay(model, marina_id, asked);
    const ofUnread = await this.ofUnread(marina_id, asked.unread_only, user_id);
    const ofPerson = await this.ofPerson(marina_id, asked.boater_id);
    const today = this.clock.today(marina.time_zone);
    const ofText =
      (await this.ofContact(marina, asked.search)) ??
      (await this.ofBerth(marina_id, asked, today)) ??
      (await this.ofMailStart(marina, asked.search));
    // A text that is somebody's mail address or phone number, or a berth in use, is no part of a name.
    const { search, ...others } = asked;
    const filters = ofText === null ? { ...others, search } : others;
    const filterOf = (tab: ReservationTab | undefined): Filter => ({
      ...both(both(listFilter({ ...filters, tab }, scope, today, berths, longest), ofText), ofUnread),
      ...ofPerson,
    });
    const { tab, edition } = asked;
    const order = listOrder(edition, sort);
    const { found, ...numbers } = await listPage(model, { filterOf, tab, edition, sort: order, page, page_size });
    const facts = await this.facts.gather(marina, found);
    const rows = found.flatMap((document) => reservationRowOf(document, facts) ?? []);
    return { items: await withUnread(this.queries, rows, user_id), ...numbers };
  }

  /** The reservations with unread messages, by their numbers, which the list is indexed by. Null: not filtered by. */
  private async ofUnread(marina_id: string, unreadOnly: boolean | undefined, user_id: string): Promise<Filter | null> {
    if (unreadOnly !== true) return null;
    const ids = await this.queries.execute(new FindUnreadReservations({ marina_id, user_id, limit: MOST_UNREAD }));
    const unread = await this.projections.model(reservationList).getMany(ids);
    return { view_id: { $in: unread.map(({ view_id }) => view_id) } };
  }

  /** The stays of those who have the searched mail address or phone number; null: it is neither, or nobody's. */
  private async ofContact({ id: marina_id, marina_settings }: Marina, search = ''): Promise<Filter | null> {
    if (!isContact(search)) return null;
    const hide_contacts = marina_settings.permissions.hide_contact_details === true;
    const contact = { marina_id, search, hide_contacts, limit: MOST_PEOPLE };
    const ids = await this.queries.execute(new FindBoatersByContact(contact));
    return ids.length === 0 ? null : { boater_id: { $in: [...ids] } };
  }

  /**
   * The stays that have the searched word in their names, and those of people whose mail address begins with it. Null:
   * there are no such people besides those whom the names find.
   */
  private async ofMailStart({ id: marina_id, marina_settings }: Marina, search = ''): Promise<Filter | null> {
    if (!isMailStart(search)) return null;
    const hide_contacts = marina_settings.permissions.hide_contact_details === true;
    const asked = { marina_id, start: search, hide_contacts, limit: MOST_PEOPLE };
    const ids = await this.queries.execute(new FindBoatersByMailStart(asked));
    const named = searchWords(search).map((word) => ({ search: { $contains: word } }));
    return ids.length === 0 ? null : { $or: [...named, { boater_id: { $in: [...ids] } }] };
  }

  /**
   * The stays in the berth with the searched name: tonight's and coming ones, or those in the dates that are filtered
   * by. Null: there is no such berth, or none of these stays.
   */
  private async ofBerth(marina_id: string, asked: ListReservations['filter'], today: string): Promise<Filter | null> {
    const ids = await this.names.named(marina_id, asked.search ?? '');
    if (ids.length === 0) return null;
    const filter = staysInBerth({ berth_ids: { $in: ids } }, asked, today);
    const anyone = await this.projections.model(reservationList).count({ listed_for: marina_id, ...filter });
    return anyone === 0 ? null : filter;
  }

  /** The stays of all records of a person, where several were merged. */
  private async ofPerson(marina_id: string, boater_id: string | undefined): Promise<Filter> {
    if (boater_id === undefined) return {};
    const records = await this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: [boater_id] }));
    const ids = records.get(boater_id) ?? [];
    return ids.length < 2 ? {} : { boater_id: { $in: [...ids] } };
  }
}
