import type * as z from 'zod';
import { Command } from '../vocabulary/bus.js';
import type { marinaPermissions } from './marina.js';
import type { CommandContext } from '../vocabulary/command-context.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type { CommandReceipt } from '../vocabulary/route.js';

/**
 * Switches features of a marina on or off; features that are not named stay as they are. Refused with MARINA_NOT_FOUND.
 */
export class SetMarinaPermissions extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly marina_id: string,
    readonly permissions: z.output<typeof marinaPermissions>,
    readonly context: CommandContext,
  ) {
    super();
  }
}
