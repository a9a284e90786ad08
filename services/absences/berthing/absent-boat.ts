import { Injectable } from '@nestjs/common';
import { EnsureVessel } from '../../../contracts/customers/commands.js';
import { FindVessel } from '../../../contracts/customers/queries.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { AbsenceState, VesselSizes } from '../domain/absence.js';

/** The vessel's record, whose measures a report can correct. */
@Injectable()
export class AbsentBoat {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The given measures if they differ from the vessel's record; undefined: there is nothing to correct. */
  corrected(known: VesselSizes, given: VesselSizes | undefined): VesselSizes | undefined {
    if (given === undefined) return undefined;
    const same = known.length === given.length && known.beam === given.beam && known.draft === given.draft;
    return same ? undefined : given;
  }

  /**
   * Writes the measures of the pending step into the vessel's record. Repeating it changes nothing. A vessel that was
   * deleted, or whose owner was erased, stays as it is.
   */
  async measure(state: Extract<AbsenceState, { exists: true }>, context: MarinaContext): Promise<void> {
    const { marina_id, vessel_id, boater_id, pending } = state;
    if (pending?.sizes === undefined) return;
    const vessel = await this.queries.execute(new FindVessel({ marina_id, vessel_id }));
    if (vessel?.name == null) return;
    const command_id = deriveId(pending.step_id, 'vessel');
    await this.commands.execute(
      new EnsureVessel(
        { vessel_id, boater_id, vessel: { name: vessel.name, ...pending.sizes }, may_change_residents: true },
        { ...context, command_id, command_hash: 'measures', expected_revision: undefined },
      ),
    );
  }
}
