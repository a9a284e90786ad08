import { FindBoatsInTheWay, ListBerthNames, ListBerthPlaces } from '../../../contracts/berths/queries.js';
import { JudgeBerths } from '../../../contracts/berths/matching-queries.js';
import { groupApi } from '../../../contracts/reservations/api.js';
import type { GroupBerths } from '../../../contracts/reservations/group.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { berthsTogether, commonestRule, type PierBerth, type Refused } from '../domain/group-berths.js';
import { berthLabelOf } from '../lookups/berth-names.js';
import { occupied } from '../lookups/pier-of-group.js';

type Input = ReceivedCall<typeof groupApi.findBerths>['input'];

/** Proposes berths for several boats together, and says why a boat cannot have the berth that staff want. */
@Handles(groupApi.findBerths)
export class FindGroupBerths {
  constructor(private readonly queries: QueryBus) {}

  async execute({ input, marina_id }: ReceivedCall<typeof groupApi.findBerths>): Promise<GroupBerths> {
    const [places, names] = await Promise.all([
      this.queries.execute(new ListBerthPlaces(marina_id)),
      this.queries.execute(new ListBerthNames(marina_id)),
    ]);
    const berths = places
      .filter(({ id }) => names.has(id))
      .map(({ sizes, ...place }): PierBerth & { readonly beam: number } => ({ ...place, ...sizes }));
    const refused = await this.judge(input, berths, marina_id);
    const { berths: given, piers } = berthsTogether(input.boats, berths, refused, input.pier_id);
    const byId = new Map(berths.map((berth) => [berth.id, berth]));
    const placements = input.boats.map(({ berth_id, length }, boat) => {
      const id = berth_id ?? given.get(boat);
      const name = id === undefined ? undefined : names.get(id);
      const spare = id === undefined ? null : (byId.get(id)?.length ?? 0) - length;
      return {
        berth: name === undefined ? null : berthLabelOf(name),
        spare: spare === null || spare < 0 ? null : Math.round(spare * 100) / 100,
        refused: id === undefined ? commonestRule(boat, berths, refused) : refused(boat, id),
      };
    });
    const shown = new Set(placements.flatMap(({ berth }) => berth?.pier_id ?? []));
    return {
      placements,
      piers: [...piers],
      berths: berths
        .filter(({ pier_id }) => shown.has(pier_id))
        .sort((one, other) => one.pier_name.localeCompare(other.pier_name) || one.number - other.number)
        .flatMap(({ id, number: place, length, beam }) => {
          const name = names.get(id);
          const free = input.boats.some((_, boat) => !occupied.has(refused(boat, id) ?? ''));
          return name === undefined ? [] : [{ ...berthLabelOf(name), place, length, beam, free }];
        }),
    };
  }

  /** Every boat against every berth, from one state of the plan. Nobody is sent to where another boat still lies. */
  private async judge({ boats }: Input, berths: readonly PierBerth[], marina_id: string): Promise<Refused> {
    const wishes = boats.map(({ length, beam, draft, type, start_date, end_date }) => ({
      vessel: { length, beam, draft, type: type ?? null },
      start_date,
      end_date,
    }));
    const first = boats.reduce((least, { start_date }) => (start_date < least ? start_date : least), '9999-12-31');
    const last = boats.reduce((most, { end_date }) => (end_date > most ? end_date : most), '');
    const [judged, inTheWay] = await Promise.all([
      this.queries.execute(new JudgeBerths(marina_id, { berth_ids: berths.map(({ id }) => id), wishes })),
      this.queries.execute(new FindBoatsInTheWay(marina_id, { start_date: first, end_date: last, own: null })),
    ]);
    const overdue = new Set(inTheWay.map(({ berth_id }) => berth_id));
    const rows = new Map(berths.map(({ id }, at) => [id, judged[at] ?? []]));
    return (boat, id) => {
      const rule = rows.get(id)?.[boat]?.rule ?? null;
      return rule === null && boats[boat]?.berth_id !== id && overdue.has(id) ? 'taken' : rule;
    };
  }
}
