import type * as z from 'zod';
import { Command } from '../vocabulary/bus.js';
import type { marinaPermissions, VatSettings } from './marina.js';
import type { CommandContext, MarinaContext } from '../vocabulary/command-context.js';
import type { MarinaFile, newMarinaFile } from './files.js';
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

/** Switches online payments of a marina on or off. Refused with MARINA_NOT_FOUND. */
export class AcceptOnlinePayments extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly marina_id: string,
    readonly accepts: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Sets the VAT that receipts of a marina show. Refused with MARINA_NOT_FOUND. */
export class SetMarinaVat extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly marina_id: string,
    readonly vat: VatSettings,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Adds a file to the marina of the context. The context has no permissions, so the sender checks who keeps the settings. */
export class AddFileOfMarina extends Command<(CommandReceipt & { readonly attachment: MarinaFile }) | Refusal> {
  constructor(
    readonly input: z.output<typeof newMarinaFile>,
    readonly file: { readonly name: string; readonly bytes: Buffer },
    readonly context: MarinaContext,
  ) {
    super();
  }
}

/** Removes a file of the marina of the context. The sender checks who keeps the settings. */
export class RemoveFileOfMarina extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly file_id: string,
    readonly context: MarinaContext,
  ) {
    super();
  }
}
