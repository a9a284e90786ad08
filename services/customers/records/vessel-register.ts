import { Injectable } from '@nestjs/common';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide, type VesselCommand, type VesselState } from '../domain/vessel.js';
import { BoaterRegister } from './boater-register.js';
import { vesselRecord } from './vessel-record.js';

type Registered = Extract<VesselState, { exists: true }>;

/** The vessels of one installation. */
@Injectable()
export class VesselRegister {
  constructor(
    private readonly streams: StreamRepository,
    private readonly boaters: BoaterRegister,
  ) {}

  /** The vessel in this marina's register; null if there is none with this id. */
  async find(marina_id: string, vesselId: string): Promise<Registered | null> {
    const { state } = await this.streams.load(vesselRecord, vesselId);
    return state.exists && state.marina_id === marina_id ? state : null;
  }

  /** The revision of the vessel's record; null if there is none. */
  async revisionOf(vesselId: string): Promise<number | null> {
    return (await this.streams.load(vesselRecord, vesselId)).revision;
  }

  /** Runs the vessel's rules with the facts about its future owner. */
  async decide(
    marina_id: string,
    vesselId: string,
    command: VesselCommand,
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    const facts = await this.factsFor(marina_id, vesselId, command);
    return this.streams.execute(vesselRecord, vesselId, context, (state) => decide(command, state, facts));
  }

  /** What `decide` would refuse, or answer to a command that was sent before; null: it would append. */
  async foresee(
    marina_id: string,
    vesselId: string,
    command: VesselCommand,
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal | null> {
    const facts = await this.factsFor(marina_id, vesselId, command);
    return this.streams.foresee(vesselRecord, vesselId, context, (state) => decide(command, state, facts));
  }

  /** The refusal of the command, whoever sends it; null if it would be carried out. */
  async refusal(marina_id: string, vesselId: string, command: VesselCommand): Promise<Refusal | null> {
    const { state } = await this.streams.load(vesselRecord, vesselId);
    const events = decide(command, state, await this.factsFor(marina_id, vesselId, command));
    return isRefusal(events) ? events : null;
  }

  private async factsFor(marina_id: string, vesselId: string, command: VesselCommand) {
    const owner = 'boater_id' in command ? command.boater_id : (await this.find(marina_id, vesselId))?.boater_ids[0];
    const boater = owner === undefined ? null : await this.boaters.find(marina_id, owner);
    return { vessel_id: vesselId, marina_id, boater_erased: boater?.contact === null };
  }
}
