import type { EmailPreferences } from '../../../contracts/notifications/email-preferences.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { emailPreferenceRecord } from '../records/email-preference-record.js';

/** A user chooses what comes by email. */
export class SetEmailPreferences extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly user_id: string,
    readonly preferences: EmailPreferences,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(SetEmailPreferences)
export class SetEmailPreferencesHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  execute({ user_id, preferences, context }: SetEmailPreferences): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(emailPreferenceRecord, user_id, context, (state, { revision }) =>
      revision !== null && sameJson(state.preferences, preferences)
        ? []
        : [{ type: 'EmailPreferencesSet', data: { user_id, preferences, at: this.clock.nowIso() } }],
    );
  }
}
