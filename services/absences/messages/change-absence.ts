import type { DisplacedChoice } from '../../../contracts/absences/absence.js';
import type { DisplacedTo } from '../../../contracts/berths/commands.js';
import { FindVessel } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { AbsenceCheck } from '../berthing/absence-check.js';
import { AbsenceSettlement } from '../berthing/absence-settlement.js';
import { AbsentBoat } from '../berthing/absent-boat.js';
import { DayTrips } from '../berthing/day-trips.js';
import { DisplacedVisitors } from '../berthing/displaced-visitors.js';
import { type AbsencePlans, type AbsenceState, decide, type VesselSizes } from '../domain/absence.js';
import { absenceRecord } from '../records/absence-record.js';

export interface AbsenceChange {
  /** Null: withdraw the report. */
  readonly plans: AbsencePlans | null;
  readonly vessel?: VesselSizes;
  readonly displace_visitors: boolean;
  /** What happens to each displaced visitor; absent: the plan chooses. */
  readonly displaced?: readonly DisplacedChoice[];
}

/** Changes an absence's dates, reasons or vessel, or withdraws the report. */
export class ChangeAbsence extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly absenceId: string,
    readonly change: AbsenceChange,
    /** A berth holder's link opens the absences of one vessel only. */
    readonly by: { readonly kind: 'MARINA' } | { readonly kind: 'BOATER'; readonly vessel_id: string },
    readonly context: MarinaContext,
  ) {
    super();
  }
}

type Existing = Extract<AbsenceState, { exists: true }>;

@CommandHandler(ChangeAbsence)
export class ChangeAbsenceHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly settling: AbsenceSettlement,
    private readonly visitors: DisplacedVisitors,
    private readonly boat: AbsentBoat,
    private readonly trips: DayTrips,
    private readonly judging: AbsenceCheck,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ absenceId, change, by, context }: ChangeAbsence): Promise<CommandReceipt | Refusal> {
    const { state, revision } = await this.streams.load(absenceRecord, absenceId);
    const marina = await this.queries.execute(new FindMarina(context.marina_id));
    if (!state.exists || marina?.id !== state.marina_id) return refuse('not_found', 'NOT_FOUND');
    if (by.kind === 'BOATER' && state.vessel_id !== by.vessel_id) return refuse('not_found', 'NOT_FOUND');
    await this.settling.settle(absenceId, partOf(context, 'before'));
    if (change.displaced?.some(({ choice }) => choice === 'MESSAGE') === true) {
      return this.visitors.writeTo(absenceId, revision ?? 0, change, context);
    }
    const step_id = deriveId(context.command_id, 'step');
    const { displaced } = change;
    const step = {
      step_id,
      by: by.kind,
      displace_visitors: change.displace_visitors || displaced !== undefined,
      displaced: displaced?.map(berthOf),
    };
    const { plans } = change;
    const sizes = await this.sizes(state, change);
    const command =
      plans === null ? { type: 'Cancel' as const, ...step } : { type: 'Change' as const, plans, sizes, ...step };
    const now = { now: this.clock.nowIso(), today: this.clock.today(marina.time_zone) };
    const { vessel_id } = state;
    const refusal = await this.judging.refusal(
      { absence_id: absenceId, vessel_id, plans, command: () => command, now },
      context,
    );
    if (refusal !== null) return refusal;
    const asked = await this.streams.execute(absenceRecord, absenceId, context, (current) =>
      decide(command, current, now),
    );
    const outcome = isRefusal(asked) ? asked : await this.settling.outcomeOf(absenceId, step_id, asked, context);
    const [gone, holds] = isRefusal(outcome) ? [plans, state.standing] : [state.standing, plans];
    await this.trips.free(absenceId, vessel_id, gone, holds, context);
    return outcome;
  }

  private async sizes({ marina_id, vessel_id }: Existing, { vessel }: AbsenceChange): Promise<VesselSizes | undefined> {
    if (vessel === undefined) return undefined;
    const known = await this.queries.execute(new FindVessel({ marina_id, vessel_id }));
    return known === null ? undefined : this.boat.corrected(known, vessel);
  }
}

function berthOf(choice: DisplacedChoice): DisplacedTo {
  return { allocation_id: choice.allocation_id, berth_id: choice.choice === 'MOVE' ? choice.berth_id : null };
}
