import { Injectable } from '@nestjs/common';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { isTimeZone } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide, type MarinaCommand } from '../domain/marina.js';
import { marinaRecord } from './marina-record.js';

type Setting = Exclude<MarinaCommand, { type: 'OpenMarina' | 'ChangeMarina' | 'AddFile' }>;

/** Changes what a marina itself sets, in the marina of the context. */
@Injectable()
export class MarinaSettings {
  constructor(private readonly streams: StreamRepository) {}

  set(command: Setting, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const facts = { time_zone_known: command.type !== 'SetProfile' || isTimeZone(command.form.time_zone) };
    return this.streams.execute(marinaRecord, context.marina_id, context, (state) => decide(command, state, facts));
  }
}
