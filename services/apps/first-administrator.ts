import type { INestApplicationContext } from '@nestjs/common';
import { AddUser } from '../../contracts/identity/commands.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import { CommandBus } from '../platform/buses/buses.js';
import { systemContext } from '../platform/event-sourcing/command-context.js';
import { deriveId } from '../platform/event-sourcing/derived-id.js';
import { EventLog, isUnreadable } from '../platform/event-sourcing/event-log.js';
import type { Settings } from '../platform/settings/settings.js';

/** Nothing can happen before there is a user, so the first user is added among these events. */
const FIRST_EVENTS = 20;

/**
 * Adds the administrator of the settings to an installation without users. Returns a line for the operator, or null.
 */
export async function addFirstAdministrator(app: INestApplicationContext, settings: Settings): Promise<string | null> {
  const first = await app.get(EventLog, { strict: false }).after(0, FIRST_EVENTS);
  if (first.some((event) => !isUnreadable(event) && event.type === 'UserAdded')) return null;
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
  if (email === undefined || password === undefined) {
    return 'No one can sign in yet: start with ADMIN_EMAIL and ADMIN_PASSWORD set to add the first administrator.';
  }
  const id = deriveId('first administrator', email);
  const names = { first_name: 'Administrator', last_name: 'Quayside', language: 'en' as const };
  const user = { user_id: id, email, ...names, marinas: [], role: 'primary' as const, is_admin: true, password };
  const context = systemContext(id, 'administrator', null);
  const answer: unknown = await app.get(CommandBus, { strict: false }).execute(new AddUser(user, context));
  if (isRefusal(answer)) throw new Error(`the first administrator cannot be added: ${answer.code}`);
  return `${email} is the first administrator.`;
}
