import { setTimeout as pause } from 'node:timers/promises';
import { sessionApi } from '../../../contracts/identity/api.js';
import { AddUser } from '../../../contracts/identity/commands.js';
import { FindMarinaByCode } from '../../../contracts/marinas/queries.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import { SYSTEM_ACTOR } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { OldSystem } from '../credentials/old-system.js';
import { SignInPace } from '../credentials/sign-in-pace.js';
import { signInRefused } from '../domain/user.js';
import { EMAIL_CLAIM } from '../records/user-record.js';

/** All refusals take this long from the beginning of the check, so that they do not tell whether an address is known here or there. */
const REFUSED_AFTER_MS = 3_000;

type Migration = ReceivedCall<typeof sessionApi.migrateUser>;

type Migrated = { readonly result: 'MIGRATED' };

/** Brings a user over from the old system. */
@Handles(sessionApi.migrateUser)
export class MigrateUser {
  constructor(
    private readonly old: OldSystem,
    private readonly claims: Claims,
    private readonly pace: SignInPace,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async execute(call: Migration): Promise<Migrated | Refusal> {
    if (!this.old.isThere) return signInRefused();
    let begun = 0;
    const migrated = await this.pace.guess(`old system:${call.input.email}`, call.sender.address, () => {
      begun = performance.now();
      return this.migrated(call);
    });
    if (migrated) return { result: 'MIGRATED' };
    await pause(REFUSED_AFTER_MS - (performance.now() - begun));
    return signInRefused();
  }

  /** An address that ever had an account here stays as it is: whoever was deleted must not come back this way. */
  private async migrated({ input: { email, password }, context }: Migration): Promise<boolean> {
    if (await this.claims.wasEverClaimed(EMAIL_CLAIM, email)) return false;
    const user = await this.old.userOf(email, password);
    if (user === null) return false;
    const found = await Promise.all(
      user.marinas.map(async ({ code, permissions }) => {
        const marina = await this.queries.execute(new FindMarinaByCode(code));
        return marina === null ? [] : [{ marina_id: marina.id, permissions }];
      }),
    );
    const marinas = found.flat();
    if (marinas.length === 0) return false;
    const { first_name, last_name, language, role } = user;
    const user_id = deriveId(context.command_id, 'user');
    const input = { user_id, email, first_name, last_name, language, role, marinas, password };
    const marina_id = marinas[0]?.marina_id ?? null;
    const added = await this.commands.execute(new AddUser(input, { ...context, marina_id, actor: SYSTEM_ACTOR }));
    return !isRefusal(added);
  }
}
