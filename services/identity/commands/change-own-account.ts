import { Inject } from '@nestjs/common';
import { Command } from '../../../contracts/vocabulary/bus.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/user.js';
import type { UserCommand } from '../domain/user-commands.js';
import { userRecord } from '../records/user-record.js';

/** Users' actions on their own accounts that need nothing but the account. */
export class ChangeOwnAccount extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly userId: string,
    readonly command: Extract<
      UserCommand,
      { type: 'SignOut' | 'EndOwnSession' | 'EndOtherSessions' | 'CompleteFirstLogin' | 'ChangeLanguage' }
    >,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeOwnAccount)
export class ChangeOwnAccountHandler {
  constructor(
    private readonly streams: StreamRepository,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  execute({ userId, command, context }: ChangeOwnAccount): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(userRecord, userId, context, (state) =>
      decide(command, state, { now: this.clock.nowIso() }),
    );
  }
}
