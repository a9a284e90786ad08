import { RevealContact } from '../../../contracts/customers/commands.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/boater.js';
import { marinaOf } from '../lookups/marina-of.js';
import { boaterRecord } from '../records/boater-record.js';
import { BoaterRegister } from '../records/boater-register.js';

@CommandHandler(RevealContact)
export class RevealContactHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly register: BoaterRegister,
  ) {}

  async execute({ input, context }: RevealContact): Promise<CommandReceipt | Refusal> {
    const marina_id = marinaOf(context);
    if (isRefusal(marina_id)) return marina_id;
    const boater_id = (await this.register.person(marina_id, input.boater_id))?.id ?? input.boater_id;
    return this.streams.execute(boaterRecord, boater_id, context, (state) =>
      decide({ type: 'RevealContact', boater_id, reason: input.reason }, state, { marina_id }),
    );
  }
}
