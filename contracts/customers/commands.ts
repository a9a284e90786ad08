import type { CustomerType, RevealReason } from './vocabulary.js';
import { Command } from '../vocabulary/bus.js';
import type { CommandContext, MarinaContext } from '../vocabulary/command-context.js';
import type { Refusal } from '../vocabulary/refusal.js';
import type { VesselForm, VesselPatch } from './vessel.js';
import type { ContactForm, ContactPatch } from './contact.js';
import type { CommandReceipt } from '../vocabulary/route.js';

/**
 * Commands of other areas to the register of customers. The marina is `context.marina_id`. The context has no
 * permissions, so the sender checks who may write (`mayWriteCustomer`).
 */

export interface EnsureBoaterInput {
  /** Id of a boater in the register. Never accepted from an anonymous request. */
  readonly boater_id?: string;
  readonly contact: ContactForm;
  /** Default VISITOR. RESIDENT turns a visitor into a resident; a resident never becomes a visitor. */
  readonly relation_type?: CustomerType;
  /** True: the sender checked that the user may write residents' records. Otherwise such a record stays as it is. */
  readonly may_change_residents?: boolean;
  /** Refuses with BOATER_ALREADY_EXISTS instead of returning the boater who has this mail address. */
  readonly must_be_new?: boolean;
  /** Staff confirmed that they mean the person who has this mail address, whatever the name in `contact`. */
  readonly confirmed?: boolean;
}
/**
 * Finds the boater with this id or mail address in the marina's register, or adds one. Data from staff updates an
 * existing record (blank fields change nothing). The name of a boater whom only the mail address names stays; if
 * `contact` has another one, the command refuses with BOATER_NAME_DIFFERS, or, once confirmed, changes nothing of the
 * contact. A boater's own request changes nothing, or a stranger who knows a mail address could change another person's
 * record. `created`: this command added the boater; a resend answers the same. The id of an added boater is derived from
 * the command's id and `boater`.
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
  /** Id of a vessel of this boater. Never accepted from an anonymous request. */
  readonly vessel_id?: string;
  readonly boater_id: string;
  readonly vessel: VesselForm;
  readonly may_change_residents?: boolean;
  /** The boater was registered by the same command, so none of their vessels can have this name yet. */
  readonly of_new_boater?: boolean;
}

/** Finds the boater's vessel with this id or name, or adds one. Who may change it: see `EnsureBoater`. */
export class EnsureVessel extends Command<{ readonly vessel_id: string } | Refusal> {
  constructor(
    readonly input: EnsureVesselInput,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Changes a person's record. The sender has checked that the user may write residents' records. */
export class ChangeCustomer extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: {
      readonly boater_id: string;
      readonly changes: ContactPatch;
      /** Absent: stays as it is. */
      readonly relation_type?: CustomerType;
    },
    readonly context: MarinaContext,
  ) {
    super();
  }
}

/** Changes the record of a vessel. The sender has checked that the user may write residents' records. */
export class ChangeCustomerVessel extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: { readonly vessel_id: string; readonly vessel: VesselPatch },
    readonly context: MarinaContext,
  ) {
    super();
  }
}

/**
 * Records that the marina sees mail address and phone number of this boater from now on, even where it hides contact
 * details, and why. Idempotent.
 */
export class RevealContact extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: { readonly boater_id: string; readonly reason: RevealReason },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/**
 * Records the telephone number that the person gave with a new request. Staff decided that it counts from now on: it is
 * the person's own, so it also replaces that of somebody who keeps their own details.
 */
export class AdoptPhone extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: { readonly boater_id: string; readonly phone: string },
    readonly context: MarinaContext,
  ) {
    super();
  }
}

/**
 * Adds the mail address or telephone number that the person's record lacks, in the person's own words; what is on record
 * stays. EMAIL_IN_USE if the address is that of another person.
 */
export class CompleteContact extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: {
      readonly boater_id: string;
      readonly contact: { readonly email?: string; readonly phone?: string };
    },
    readonly context: MarinaContext,
  ) {
    super();
  }
}

/** Adds the sizes that the record of a vessel lacks, in metres; those on record stay. */
export class CompleteVesselSizes extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: {
      readonly vessel_id: string;
      readonly sizes: { readonly beam?: number; readonly draft?: number };
    },
    readonly context: MarinaContext,
  ) {
    super();
  }
}

/** Corrects the sizes of a vessel of the marina's register, in metres. NOT_FOUND if it has no such vessel. */
export class CorrectVesselSizes extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: {
      readonly vessel_id: string;
      readonly sizes: { readonly length: number; readonly beam: number; readonly draft: number };
    },
    readonly context: MarinaContext,
  ) {
    super();
  }
}

/** The owner of a boat that was found on the dock: a boater of the register, or a mail address. Absent: unknown. */
export interface FoundOwner {
  readonly boater_id?: string;
  readonly email?: string;
}

/** Registers a boat whose owner may be unknown. The sender chooses the id. */
export class AddFoundVessel extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: { readonly vessel_id: string; readonly vessel: VesselForm; readonly owner: FoundOwner },
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Changes a boat of the register, and adds the owner with this mail address to its contacts. */
export class ChangeFoundVessel extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: { readonly vessel_id: string; readonly vessel: VesselPatch; readonly owner: FoundOwner },
    readonly context: CommandContext,
  ) {
    super();
  }
}
