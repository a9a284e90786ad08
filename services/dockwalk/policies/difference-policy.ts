import { Injectable } from '@nestjs/common';
import type { BerthPlanFact } from '../../../contracts/berths/events.js';
import { FindVessels } from '../../../contracts/customers/queries.js';
import type { ResidentTrafficEvent, TrafficEvent } from '../../../contracts/traffic/events.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { inMarina, type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { recordIdOf } from '../../platform/event-sourcing/stream-name.js';
import type { ReconsideredBerth } from '../domain/walk-commands.js';
import type { WalkEventOf } from '../domain/walk-events.js';
import { DockBerths } from '../lookups/dock-berths.js';
import { type DifferenceDocument, differenceList } from '../projections/difference-list.js';
import { DockWalks } from '../records/dock-walks.js';

interface VesselChanged {
  readonly type: 'VesselChanged';
  readonly data: object;
}
type Cause = BerthPlanFact | TrafficEvent | ResidentTrafficEvent | VesselChanged | WalkEventOf<'DifferenceFound'>;

/** Differences of a marina that one event may settle; far more than a walk leaves open. */
const MOST_OPEN = 500;
/**
 * Longer than usual: every read model must have the event, and nobody waits for this policy. After that, the next event
 * settles the difference.
 */
const CATCH_UP_MS = 5_000;

/**
 * Resolves differences that plan and record no longer have: the desk confirmed the arrival, moved the boat, changed its
 * dates or its sizes. A new difference is looked at again, since the plan may have changed while its tap arrived.
 */
@Injectable()
export class DifferencePolicy implements Policy<Cause> {
  readonly name = 'dock-walk-differences';
  readonly reactsTo = [
    'BerthAllocated',
    'AllocationMoved',
    'AllocationDatesChanged',
    'AllocationReleased',
    'ResidentBerthed',
    'ResidentLeft',
    'AbsenceOpenedOnPlan',
    'AbsenceDatesChangedOnPlan',
    'AbsenceClosedOnPlan',
    'VesselArrived',
    'VesselMoored',
    'VesselArrivalUndone',
    'VesselDeparted',
    'VesselDepartureUndone',
    'ResidentDeparted',
    'ResidentReturned',
    'VesselChanged',
    'DifferenceFound',
  ] as const;

  constructor(
    private readonly projections: ProjectionHost,
    private readonly walks: DockWalks,
    private readonly berths: DockBerths,
    private readonly queries: QueryBus,
  ) {}

  async handle(event: LoggedEvent<Cause>): Promise<void> {
    const { marina_id } = event.metadata;
    if (marina_id === null) return;
    const model = this.projections.model(differenceList);
    if (event.type === 'DifferenceFound') await this.projections.reached(event.position, CATCH_UP_MS);
    const filter = { marina_id, state: { $in: ['OPEN', 'TO_DESK'] } };
    const open = await model.find({ filter, sort: [['at', -1]], limit: MOST_OPEN });
    const named = idsIn(event);
    const concerned = open.filter((difference) => idsOf(difference).some((id) => id !== null && named.has(id)));
    if (concerned.length === 0) return;
    await this.projections.reached(event.position, CATCH_UP_MS);
    const context = inMarina(causedBy(event, this.name));
    for (const [session_id, some] of Map.groupBy(concerned, (one) => one.session_id)) {
      await this.reconsider(session_id, some, partOf(context, session_id));
    }
  }

  private async reconsider(
    session_id: string,
    differences: readonly DifferenceDocument[],
    context: MarinaContext,
  ): Promise<void> {
    const { marina_id } = context;
    const today = (await this.walks.today(marina_id))?.date ?? '';
    const ids = differences.map(({ berth_id }) => berth_id);
    const found = await this.berths.byId(marina_id, ids, today);
    const lengths = await this.lengths(marina_id, differences);
    const berths = [...new Map(differences.map((one) => [one.berth_id, one])).values()].flatMap(
      ({ berth_id, seen }): ReconsideredBerth[] => {
        const expected = found.get(berth_id)?.expected;
        const length = seen.answer === 'BOAT' ? (lengths.get(seen.vessel_id ?? '') ?? null) : null;
        return expected === undefined ? [] : [{ berth_id, expected, length }];
      },
    );
    await this.walks.execute(session_id, { type: 'Reconsider', berths }, context);
  }

  private async lengths(
    marina_id: string,
    differences: readonly DifferenceDocument[],
  ): Promise<ReadonlyMap<string, number>> {
    const vessel_ids = differences.flatMap(({ seen }) => (seen.answer === 'BOAT' ? (seen.vessel_id ?? []) : []));
    if (vessel_ids.length === 0) return new Map();
    const vessels = await this.queries.execute(new FindVessels({ marina_id, vessel_ids }));
    return new Map(vessels.map(({ id, length }) => [id, length]));
  }
}

/** Berths, boats, stays and absences that the event names. */
function idsIn({ data, stream }: LoggedEvent<Cause>): ReadonlySet<string> {
  const ids = new Set([recordIdOf(stream)]);
  for (const field of ['berth_id', 'previous_berth_id', 'reservation_id', 'absence_id', 'vessel_id']) {
    const value = (data as Readonly<Record<string, unknown>>)[field];
    if (typeof value === 'string') ids.add(value);
  }
  if ('segments' in data) for (const { berth_id } of data.segments) ids.add(berth_id);
  return ids;
}

function idsOf({ berth_id, seen, planned }: DifferenceDocument): readonly (string | null)[] {
  const boat = seen.answer === 'BOAT' ? [seen.vessel_id, seen.reservation_id] : [];
  const other = planned === null ? [] : [planned.vessel_id, planned.reservation_id, planned.absence_id];
  return [berth_id, ...boat, ...other];
}
