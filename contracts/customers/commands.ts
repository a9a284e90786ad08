import type { CustomerType } from './vocabulary.js';
import { Command } from '../vocabulary/bus.js';
import type { CommandContext } from '../vocabulary/command-context.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type { VesselForm } from './vessel.js';
import type { ContactForm } from './contact.js';
import type { CommandReceipt } from '../vocabulary/route.js';

/**
 * What other areas ask of the register of customers, on the command bus. The marina is `context.marina_id`. Who may
 * write to whose record is for the sender to check (`mayWriteCustomer`), as the context tells no permissions.
 */

export interface EnsureBoaterInput {
  /** A boater the marina knows. Never taken from an anonymous request. */
  readonly boater_id?: string;
  readonly contact: ContactForm;
  /** Default VISITOR. A visitor becomes a RESIDENT by it, a resident never a visitor. */
  readonly relation_type?: CustomerType;
  /** The sender has seen that whoever asks may write to residents' records. Else they are left as they are. */
  readonly may_change_residents?: boolean;
  /** Refuse (BOATER_ALREADY_EXISTS) instead of taking the boater that has this mail address. */
  readonly must_be_new?: boolean;
}
/**
 * The boater with this id or mail address in the marina's register, put on record if there is none. Staff's data
 * goes into a record that is there (blank fields leave what is known); a boater's own request changes nothing in
 * it, or a stranger who knows a mail address could change another person's record. `created`: by this very command; a
 * resend answers the same.
 */
export class EnsureBoater extends Command<{ readonly boater_id: string; readonly created: boolean } | Refusal> {
  constructor(
    readonly input: EnsureBoaterInput,
    readonly context: CommandContext,
  ) {
    super();
  }
}

export interface EnsureVesselInput {
  /** A vessel of this boater. Never taken from an anonymous request. */
  readonly vessel_id?: string;
  readonly boater_id: string;
  readonly vessel: VesselForm;
  readonly may_change_residents?: boolean;
}

/** The boater's vessel with this id or name, put on record if there is none. Who may change it: as `EnsureBoater`. */
export class EnsureVessel extends Command<{ readonly vessel_id: string } | Refusal> {
  constructor(
    readonly input: EnsureVesselInput,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/**
 * A reservation of this boater was approved: from now on the marina sees mail address and phone number even where it
 * hides contact details. Harmless when repeated.
 */
export class RevealContact extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: { readonly boater_id: string },
    readonly context: CommandContext,
  ) {
    super();
  }
}
