import { conflictApi } from '../../../contracts/conflicts/api.js';
import { conflictErrors } from '../../../contracts/conflicts/errors.js';
import { asksBoater } from '../../../contracts/conflicts/rules/asks-boater.js';
import { partsOfConflictId } from '../../../contracts/conflicts/rules/conflict-id.js';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { mayWriteCustomer } from '../../../contracts/customers/rules/customer-access.js';
import type { Principal } from '../../../contracts/vocabulary/access.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Locks } from '../../platform/leases/locks.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { RemedyProcess } from '../berthing/remedy-process.js';
import { RemedyCheck } from '../berthing/remedy-check.js';
import type { RemedyBegun } from '../domain/conflict-events.js';
import { decide } from '../domain/conflict.js';
import { type Conflict, ConflictLookup, type StayDocument } from '../lookups/conflict-lookup.js';
import { conflictDecisions } from '../projections/conflict-decisions.js';
import { watchedStays } from '../projections/watched-stays.js';
import { conflictRecord } from '../records/conflict-record.js';

type Call = ReceivedCall<typeof conflictApi.resolve>;

/** Staff carry out one remedy of a conflict. */
@Handles(conflictApi.resolve)
export class ResolveConflict {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly finding: ConflictLookup,
    private readonly carrying: RemedyProcess,
    private readonly judging: RemedyCheck,
    private readonly locks: Locks,
    private readonly clock: Clock,
  ) {}

  execute(call: Call): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(conflictRecord, call.input.conflict_id, () => this.resolve(call));
  }

  private async resolve({
    input,
    staff: { principal: who },
    marinaContext: context,
  }: Call): Promise<CommandReceipt | Refusal> {
    const { conflict_id } = input;
    const { kind, reservation_id } = partsOfConflictId(conflict_id);
    const { marina_id, command_id, command_hash } = context;
    await this.projections.upToDate(watchedStays);
    const stay = await this.finding.stay(marina_id, reservation_id);
    const moment = await this.finding.moment(marina_id);
    if (stay === null || moment === null) return refuse('not_found', 'NOT_FOUND');
    const answered = await answeredBefore(this.streams, conflictRecord, conflict_id, context);
    if (answered !== null) return answered;
    const { state } = await this.streams.load(conflictRecord, conflict_id);
    if (state.open?.command_id === command_id) return this.carrying.complete(state.open, context);
    const conflict = await this.finding.of(stay, conflict_id, moment);
    if (conflict === null) return this.solvedBy(conflict_id, stay);
    const concerned = await this.concerned(input.choice, conflict);
    if (isRefusal(concerned)) return concerned;
    // A question that nobody can send would leave the conflict waiting for nothing.
    if (asksBoater(input.choice) && who.marina?.permissions.chat !== true) {
      return refuse('conflict', conflictErrors.remedy_gone, { details: { kind: input.choice.kind } });
    }
    const forbidden = await this.forbidden(concerned, who);
    if (forbidden !== null) return forbidden;
    const { choice, sizes = null, message } = input;
    const about = { conflict_id, kind, reservation_id, choice, sizes, message: message === '' ? null : message };
    const data: RemedyBegun['data'] = {
      ...about,
      boater_id: concerned.boater_id,
      command_id,
      command_hash,
      at: this.clock.nowIso(),
    };
    const refused = await this.judging.refusal(data, stay, marina_id);
    if (refused !== null) return refused;
    const begun = await this.streams.execute(conflictRecord, conflict_id, partOf(context, 'begin'), (now) =>
      decide({ type: 'BeginRemedy', data }, now),
    );
    if (isRefusal(begun)) return begun;
    crashPoint('conflict.after_begin');
    return this.carrying.complete(data, context);
  }

  /** The stay that the remedy changes or asks: the conflict's own or one in its way. */
  private async concerned(
    choice: Call['input']['choice'],
    { stay, others, kind }: Conflict,
  ): Promise<StayDocument | Refusal> {
    const gone = () => refuse('conflict', conflictErrors.remedy_gone, { details: { kind: choice.kind } });
    if (choice.kind === 'KEEP_SIZE' && kind !== 'BOAT_TOO_LARGE') return gone();
    if (choice.kind === 'KEEP_BOTH' && kind !== 'TWO_BERTHS') return gone();
    if (choice.kind === 'AT_PLACE' && kind !== 'BERTH_TAKEN') return gone();
    const leaves = choice.kind === 'STAY_LONGER' || choice.kind === 'DEPARTED';
    if (leaves && kind !== 'LATE_DEPARTURE') return gone();
    if (choice.kind === 'REMIND' || choice.reservation_id === stay._id) return stay;
    if (!others.some(({ reservation_id }) => reservation_id === choice.reservation_id)) return gone();
    const own = leaves || choice.kind === 'KEEP_SIZE' || choice.kind === 'AT_PLACE';
    return (own ? null : await this.finding.stay(stay.marina_id, choice.reservation_id)) ?? gone();
  }

  /** Messages and sizes change the records of a customer. */
  private async forbidden({ marina_id, boater_id }: StayDocument, who: Principal): Promise<Refusal | null> {
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    const may = boater === undefined || mayWriteCustomer(who, boater.relation_type, 'change');
    return may ? null : refuse('forbidden', 'FORBIDDEN');
  }

  private async solvedBy(conflict_id: string, stay: StayDocument): Promise<Refusal> {
    const decision = await this.projections.model(conflictDecisions).get(conflict_id);
    const { at, by } = decision?.solved ?? stay.changed;
    const remedy = decision?.solved?.kind ?? null;
    return refuse('conflict', conflictErrors.solved, { details: { by, at, remedy } });
  }
}
