import { EnsureVessel } from '../../../contracts/customers/commands.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { mayName, mayWriteAlong } from '../domain/record-access.js';
import { marinaOf } from '../lookups/marina-of.js';
import { vesselList } from '../projections/vessel-list.js';
import { BoaterRegister } from '../records/boater-register.js';
import { VesselRegister } from '../records/vessel-register.js';

@CommandHandler(EnsureVessel)
export class EnsureVesselHandler {
  constructor(
    private readonly boaters: BoaterRegister,
    private readonly vessels: VesselRegister,
    private readonly projections: ProjectionHost,
  ) {}

  async execute({ input, context }: EnsureVessel): Promise<BusAnswer<EnsureVessel>> {
    const marina = marinaOf(context);
    if (isRefusal(marina)) return marina;
    const { vessel } = input;
    const person = await this.boaters.person(marina, input.boater_id);
    if (person === null) return refuse('not_found', customerErrors.boater_not_found);
    const { id: boater_id, state: boater } = person;
    const ids = await this.boaters.idsOf(marina, boater_id);
    if (input.vessel_id !== undefined && !mayName(context.actor, input.boater_id)) {
      return refuse('not_found', customerErrors.vessel_not_found);
    }
    const own = deriveId(context.command_id, 'vessel');
    const vessel_id =
      input.vessel_id ?? (input.of_new_boater === true ? own : await this.idByName(ids, vessel.name, own));
    if (vessel_id === own) {
      const answer = await this.vessels.decide(marina, own, { type: 'RegisterVessel', boater_id, vessel }, context);
      return isRefusal(answer) ? answer : { vessel_id: own };
    }
    const known = await this.vessels.find(marina, vessel_id);
    if (known === null || !known.boater_ids.some((id) => ids.includes(id)))
      return refuse('not_found', customerErrors.vessel_not_found);
    if (mayWriteAlong(context.actor, boater.relation_type, input.may_change_residents === true)) {
      const answer = await this.vessels.decide(marina, vessel_id, { type: 'ChangeVessel', vessel }, context);
      if (isRefusal(answer) && !goesOn(answer)) return answer;
    }
    return { vessel_id };
  }

  /** The id of the boater's vessel with this name, or the id of the one this command creates. */
  private async idByName(boaters: readonly string[], wanted: string, own: string): Promise<string> {
    // A boat may be registered twice if the list of vessels is still behind.
    await this.projections.upToDate(vesselList);
    const theirs = await this.projections.model(vesselList).find({ filter: { boater_ids: { $in: [...boaters] } } });
    const same = theirs.find(({ name }) => name !== null && folded(name) === folded(wanted));
    return same?._id ?? own;
  }
}

/**
 * The action goes on without the record: the name of a boat cannot be written once its primary contact was erased, and a
 * hull that contradicts the type on record is asked about where the record is changed.
 */
function goesOn({ code, errors = [] }: Refusal): boolean {
  return code === customerErrors.boater_erased || errors.some((error) => error.code === 'hullContradictsType');
}
