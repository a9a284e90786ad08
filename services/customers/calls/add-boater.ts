import { boaterApi } from '../../../contracts/customers/api.js';
import { EnsureBoater } from '../../../contracts/customers/commands.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { boaterRecord } from '../records/boater-record.js';
import { VesselRegister } from '../records/vessel-register.js';

/** Staff register a boater who must not be registered yet, with a boat if they have one. */
@Handles(boaterApi.add)
export class AddBoater {
  constructor(
    private readonly commands: CommandBus,
    private readonly streams: StreamRepository,
    private readonly vessels: VesselRegister,
  ) {}

  async execute({
    input: { relation_type, vessel, ...contact },
    context,
  }: ReceivedCall<typeof boaterApi.add>): Promise<CommandReceipt | Refusal> {
    const ensure = new EnsureBoater({ contact, relation_type, must_be_new: true }, context);
    const answer = await this.commands.execute(ensure);
    if (isRefusal(answer)) return answer;
    const { boater_id } = answer;
    // Appends nothing; returns the receipt of the registration.
    const registered = await this.streams.execute(boaterRecord, boater_id, context, () => []);
    if (vessel === undefined || isRefusal(registered) || context.marina_id === null) return registered;
    const adding = partOf(context, 'vessel');
    const id = deriveId(adding.command_id, 'vessel');
    const boat = await this.vessels.decide(
      context.marina_id,
      id,
      { type: 'RegisterVessel', boater_id, vessel },
      adding,
    );
    return isRefusal(boat) ? boat : registered;
  }
}
