import { Injectable } from '@nestjs/common';
import { EnsureVessel } from '../../../contracts/customers/commands.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindVessel } from '../../../contracts/customers/queries.js';
import type { ReservationVessel } from '../../../contracts/reservations/vocabulary-schemas.js';
import { hullOf } from '../../../contracts/vocabulary/hulls.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import type { ReservationState } from '../domain/reservation-state.js';

type WhoseBoat = Pick<ReservationState, 'marina_id' | 'boater_id' | 'vessel' | 'vessel_name'>;

/** Finds or registers the boat that a reservation's form means. */
@Injectable()
export class BoatOnRecord {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /**
   * The boat's id, or null if it is not registered yet; changes nothing. Without an id in the form, a boat with an
   * unchanged name stays the same boat. VESSEL_NOT_FOUND for any id that is not a boat of this boater in this marina.
   */
  async idOf(form: ReservationVessel, state: WhoseBoat): Promise<string | null | Refusal> {
    const { vessel_id: before } = state.vessel;
    const { id } = form;
    if (id === undefined) return folded(form.name) === folded(state.vessel_name ?? '') ? before : null;
    if (id === before) return id;
    const { marina_id, boater_id } = state;
    const query = new FindVessel({ marina_id, vessel_id: id });
    const vessel = await this.queries.execute(query);
    const theirs = vessel?.boater_ids.includes(boater_id) ?? false;
    return theirs ? id : refuse('not_found', customerErrors.vessel_not_found);
  }

  /** Registers the boat for this boater, or finds it by its name. */
  async register(form: ReservationVessel, state: WhoseBoat, context: MarinaContext): Promise<string | Refusal> {
    const { id: _, ...facts } = form;
    const vessel = { ...facts, hull_type: hullOf(facts) ?? undefined };
    const answer = await this.commands.execute(
      new EnsureVessel({ boater_id: state.boater_id, vessel }, partOf(context, 'vessel')),
    );
    return isRefusal(answer) ? answer : answer.vessel_id;
  }
}
