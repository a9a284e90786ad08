import type * as z from 'zod';
import type { marinaPermissions } from './marina.js';

/**
 * Switches features of a marina on or off; those not named stay as they are.
 * Answers `CommandReceipt | Refusal` (MARINA_NOT_FOUND). `Context` is the platform's command context.
 */
export class SetMarinaPermissions<Context = unknown> {
  constructor(
    readonly marina_id: string,
    readonly permissions: z.output<typeof marinaPermissions>,
    readonly context: Context,
  ) {}
}
