import { auditApi } from '../../../contracts/audit/api.js';
import type { Lane, Lanes, MarinaRef } from '../../../contracts/audit/everywhere-schemas.js';
import { AuditViews } from '../../platform/audit-trail/audit-views.js';
import type { ReadModel } from '../../platform/consuming/read-model.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import type { IndexEntry } from '../lookups/causes.js';
import { EverywhereReader } from '../lookups/everywhere-reader.js';
import type { AuditDocument } from '../projections/audit-index.js';

/** More marinas than this share one lane. */
const MOST_LANES = 6;
/** Entries that one lane is drawn from. */
const MOST_ENTRIES = 2000;
/** Entries this close together share a tick: the width of the lanes divided by this. */
const STEPS = 160;

interface Drawn {
  readonly marina: MarinaRef | null;
  readonly total: number;
  readonly entries: readonly IndexEntry[];
}

/** Counts entries over time, for one lane each marina. */
@Handles(auditApi.lanes)
export class FindLanes {
  constructor(
    private readonly everywhere: EverywhereReader,
    private readonly views: AuditViews,
  ) {}

  async execute({ input: { filter } }: ReceivedCall<typeof auditApi.lanes>): Promise<Lanes> {
    const { index, marinas, filter: ofAll, filterOf } = await this.everywhere.open(filter);
    const alone = filter.marinas !== undefined && marinas.size <= MOST_LANES ? [...marinas.values()] : [null];
    const drawn: Drawn[] = [];
    for (const marina of alone) {
      drawn.push(await this.drawn(index, marina, marina === null ? ofAll : await filterOf([marina])));
    }
    const times = drawn.flatMap(({ entries }) => entries.map((entry) => entry.recorded_at)).sort();
    const [from = null] = times;
    const to = times.at(-1) ?? null;
    const moves = new Set(this.views.typesOf(['requests', 'offers', 'endings']));
    return { from, to, lanes: drawn.map((lane) => laneOf(lane, { from, to, moves })) };
  }

  private async drawn(index: ReadModel<AuditDocument>, marina: MarinaRef | null, filter: Filter): Promise<Drawn> {
    const sort = [['recorded_at', -1] as const, ['position', -1] as const];
    return {
      marina,
      total: await index.count(filter),
      entries: await index.find({ filter, sort, limit: MOST_ENTRIES }),
    };
  }
}

function laneOf(
  { marina, total, entries }: Drawn,
  { from, to, moves }: { from: string | null; to: string | null; moves: ReadonlySet<string> },
): Lane {
  const start = from === null ? 0 : Date.parse(from);
  const step = Math.max(1, ((to === null ? 0 : Date.parse(to)) - start) / STEPS);
  const byStep = Map.groupBy(entries.toReversed(), (entry) =>
    Math.floor((Date.parse(entry.recorded_at) - start) / step),
  );
  const ticks = [...byStep.values()].map((near) => ({
    at: near[0]?.recorded_at ?? '',
    count: near.length,
    moves: near.filter(({ event_type }) => moves.has(event_type)).length,
  }));
  return { marina, total, shown: entries.length, ticks };
}
