import type * as z from 'zod';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { ListMarinas } from '../../../contracts/marinas/queries.js';
import { reservationApi } from '../../../contracts/reservations/api.js';
import type { ListAllReservations, reservationAdminRow, ReservationTab } from '../../../contracts/reservations/list.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { BerthNames } from '../lookups/berth-names.js';
import { both, listFilter, listOrder, scopeFilter, staysInBerth } from '../lookups/list-filter.js';
import { type ListPage, listPage } from '../lookups/list-page.js';
import { reservationRowOf, type RowFacts } from '../lookups/reservation-row.js';
import { RowFactsOfMarina } from '../lookups/row-facts.js';
import { withUnread } from '../lookups/with-unread.js';
import { reservationList, type ReservationListDocument } from '../projections/reservation-list.js';
import { berthOrder } from '../projections/search-text.js';

type AdminRow = z.output<typeof reservationAdminRow>;

interface FoundAnywhere {
  readonly items: readonly AdminRow[];
  readonly total: number;
  readonly counts: ListPage['counts'];
  readonly moves?: ListPage['moves'];
}

/** Reservations of all marinas, including those that a marina's own list hides. */
@Handles(reservationApi.getallAdmin)
export class SearchAllReservations {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly names: BerthNames,
    private readonly facts: RowFactsOfMarina,
  ) {}

  async execute({
    input,
    staff: { user_id },
  }: ReceivedCall<typeof reservationApi.getallAdmin>): Promise<FoundAnywhere> {
    const { filter: asked, sort, page, page_size } = input;
    const marinas = await this.queries.execute(new ListMarinas());
    const scope = { marina_ids: asked.marina_ids };
    const berths = asked.pier_id === undefined ? null : await this.berthsOf(marinas, asked.pier_id, asked.marina_ids);
    // Marinas are in several time zones, so presets count from the UTC day.
    const today = this.clock.today('UTC');
    const ofBerth = await this.ofBerth(asked, today);
    const { search, ...others } = asked;
    const filters = ofBerth === null ? { ...others, search } : others;
    const filterOf = (tab: ReservationTab | undefined) =>
      both(listFilter({ ...filters, tab }, scope, today, berths), ofBerth);
    const { tab, edition } = asked;
    const { found, ...numbers } = await listPage(this.projections.model(reservationList), {
      filterOf,
      tab,
      edition,
      page,
      page_size,
      sort: listOrder(edition, sort),
    });
    return { items: await withUnread(this.queries, await this.rows(found, marinas), user_id), ...numbers };
  }

  private async rows(found: readonly Document<ReservationListDocument>[], all: readonly Marina[]) {
    const shown = all.filter((marina) => found.some((document) => document.marina_id === marina.id));
    const facts = new Map<string, RowFacts>();
    for (const marina of shown) {
      const ofMarina = found.filter((document) => document.marina_id === marina.id);
      facts.set(marina.id, await this.facts.gather(marina, ofMarina));
    }
    return found.flatMap((document) => {
      const marina = shown.find((one) => one.id === document.marina_id);
      const known = facts.get(document.marina_id);
      const row = known === undefined ? null : reservationRowOf(document, known);
      if (row === null || marina === undefined) return [];
      return [{ ...row, marina: { id: marina.id, name: marina.name, code: marina.code } }];
    });
  }

  /**
   * The stays in a berth with the searched name, in whichever marina. The list itself has the names, so that no berth plan
   * is read. Null: the text is no berth's name, or none of these stays has such a berth.
   */
  private async ofBerth(asked: ListAllReservations['filter'], today: string): Promise<Filter | null> {
    const name = (asked.search ?? '').trim();
    if (!/\d$/.test(name)) return null;
    const names = [...new Set([name, name.replace(/[\s-]/g, '')].map(berthOrder))];
    const filter = staysInBerth({ berth_number: { $in: names } }, asked, today);
    const inScope = { ...scopeFilter({ marina_ids: asked.marina_ids }), ...filter };
    const anyone = await this.projections.model(reservationList).count(inScope);
    return anyone === 0 ? null : filter;
  }

  /** The berths of a pier: only the berth plans hold a pier's marina. */
  private async berthsOf(
    marinas: readonly Marina[],
    pierId: string,
    among: readonly string[] | undefined,
  ): Promise<string[]> {
    for (const marina of marinas) {
      if (among?.includes(marina.id) === false) continue;
      const berths = await this.names.ofPier(marina.id, pierId);
      if (berths.length > 0) return berths;
    }
    return [];
  }
}
