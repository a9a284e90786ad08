import { defineRecord } from '../../platform/areas/record.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { installationAuditView } from '../audit/installation-audit-view.js';
import { evolve, initial } from '../domain/installation.js';
import { installationEvents } from '../domain/installation-events.js';

/** There is one installation, so its record has a fixed id. */
export const INSTALLATION = '0190f3a2-0000-7000-8000-000000000000';

export const installationRecord = defineRecord({
  prefix: 'installation-',
  events: installationEvents,
  initial,
  evolve,
  audit: installationAuditView,
});

/** The configuration belongs to no marina, whichever one the administrator works in. */
export const ofNoMarina = (context: CommandContext): CommandContext => ({ ...context, marina_id: null });
