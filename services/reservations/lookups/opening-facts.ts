import { Injectable } from '@nestjs/common';
import type * as z from 'zod';
import { EnsureBoater, EnsureVessel } from '../../../contracts/customers/commands.js';
import { PresentCard } from '../../../contracts/memberships/commands.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { isNamedOtherwise } from '../../../contracts/customers/rules/same-name.js';
import { FindBoater, FindBoaters, FindPersonRecords, FindVessel } from '../../../contracts/customers/queries.js';
import { FindContract } from '../../../contracts/pricing/queries.js';
import type { boaterToBook } from '../../../contracts/reservations/create.js';
import type { ReservationVessel, vesselToBook } from '../../../contracts/reservations/vocabulary-schemas.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { hullOf } from '../../../contracts/vocabulary/hulls.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { isRefusal, refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { keptSizes } from '../../../contracts/vocabulary/sizes.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { type CommandContext, type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { fieldError } from '../domain/refusals.js';
import type { Opening } from '../domain/reservation-command.js';
import type { BoaterForm } from '../../../contracts/customers/contact.js';
import type { Party } from '../../../contracts/vocabulary/party.js';

/** The fields that the request and creation forms share. */
export interface OpeningForm {
  readonly start_date: string;
  readonly end_date: string;
  readonly boater: BoaterForm;
  readonly vessel: ReservationVessel;
  readonly contract_id: string | null;
  readonly commercial: boolean;
  readonly live_aboard: boolean;
  readonly passeport_escales: boolean;
  /** Absent: nobody has said who is aboard. */
  readonly party?: Party | undefined;
  /** A membership card that the boater presents. */
  readonly card_number?: string | undefined;
  /** Staff confirmed that they mean the person who has the mail address, whatever the name. */
  readonly confirm_boater?: boolean | undefined;
}

/** The form of staff, who may know less than a boater's request says. */
interface StaffForm extends Omit<OpeningForm, 'boater' | 'vessel'> {
  readonly boater: z.output<typeof boaterToBook>;
  readonly vessel: z.output<typeof vesselToBook>;
}

/** Fields that only one of the two forms has. */
export interface OpeningExtras {
  readonly customer_type: Opening['customer_type'];
  readonly notes: string | null;
  readonly additional_requirements: readonly string[];
  readonly requested_redeem_nights: number;
  readonly group_id?: string;
  readonly skipper?: string;
}

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * The number people quote on the phone, derived from the reservation's id: `Q-` and seven characters, none easily
 * confused.
 */
export function viewIdOf(reservationId: string): string {
  const bits = BigInt(`0x${reservationId.replaceAll('-', '')}`);
  let rest = bits ^ (bits >> 64n);
  let text = '';
  for (let index = 0; index < 7; index += 1) {
    text += LETTERS.charAt(Number(rest % 32n));
    rest /= 32n;
  }
  return `Q-${text}`;
}

/** Derived from the command, so that a resend opens the same reservation. */
export function reservationIdOf(context: CommandContext): string {
  return deriveId(context.command_id, 'reservation');
}

/** Gathers the facts that open a reservation: first as a draft to check, then with boater and boat registered. */
@Injectable()
export class OpeningFacts {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** The form with what is on record of the person whom staff named; an empty text is what is not known. */
  async addressed<F extends StaffForm>(form: F, marina_id: string): Promise<(F & OpeningForm) | Refusal> {
    const { id, email } = form.boater;
    const named = id === undefined ? [] : [id];
    const [record] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: named }));
    if (id !== undefined && record === undefined) return refuse('not_found', customerErrors.boater_not_found);
    if (email === undefined && record?.email == null) {
      return refuseFields({ path: 'boater.email', code: 'emailRequired' });
    }
    return { ...form, vessel: keptSizes(form.vessel), boater: withRecord(form.boater, record) };
  }

  /** Changes nothing. An unregistered boater gets the reservation's id for now. */
  async draft(form: OpeningForm, extras: OpeningExtras, context: MarinaContext): Promise<Opening | Refusal> {
    const reservation_id = reservationIdOf(context);
    const { id, email } = form.boater;
    const marina_id = context.marina_id;
    const query = new FindBoater({ marina_id, ...(id === undefined ? { email } : { boater_id: id }) });
    const unnamed = id === undefined && email === '';
    const known = unnamed ? null : await this.queries.execute(query);
    if (id !== undefined && known === null) return refuse('not_found', customerErrors.boater_not_found);
    // Strangers name nobody, and no boat, by id.
    const strange = context.actor.kind === 'boater' && context.actor.id !== known?.boater.id;
    if (id !== undefined && strange) return refuse('not_found', customerErrors.boater_not_found);
    const boater = boaterOf(form, known, context);
    if (isRefusal(boater)) return boater;
    const { id: vessel_id } = form.vessel;
    // Refused before the person is registered and a berth is allocated.
    if (vessel_id !== undefined && (strange || !(await this.isBoatOf(vessel_id, known, marina_id)))) {
      return refuse('not_found', customerErrors.vessel_not_found);
    }
    const contract = await this.contract(form.contract_id, marina_id);
    if (isRefusal(contract)) return contract;
    return {
      reservation_id,
      view_id: viewIdOf(reservation_id),
      marina_id,
      boater_id: known?.boater.id ?? reservation_id,
      boater,
      start_date: form.start_date,
      end_date: form.end_date,
      ...vesselOf(form.vessel),
      ...aboardOf(form),
      contract_id: form.contract_id,
      contract_name: contract?.name ?? null,
      ...(contract === null ? {} : { instalments: contract.instalments }),
      commercial: form.commercial,
      live_aboard: form.live_aboard,
      passeport_escales: form.passeport_escales,
      is_temporary: false,
      is_guest: isGuest(known, context),
      // Boaters have no accounts: they answer with the link of their reservation.
      is_signed_up: false,
      documents: [],
      ...extras,
    };
  }

  /** The boat of a registered boater that has the name in the form; null: the register has none. */
  async registeredBoat({ marina_id, boater_id, vessel_name }: Opening): Promise<string | null> {
    const known = await this.queries.execute(new FindBoater({ marina_id, boater_id }));
    const name = folded(vessel_name);
    return known?.vessels.find((vessel) => folded(vessel.name ?? '') === name)?.id ?? null;
  }

  /** A boat in the register is never that of a person who is not. */
  private async isBoatOf(vessel_id: string, known: BusAnswer<FindBoater>, marina_id: string): Promise<boolean> {
    if (known === null) return false;
    const { id } = known.boater;
    const [vessel, records] = await Promise.all([
      this.queries.execute(new FindVessel({ marina_id, vessel_id })),
      this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: [id] })),
    ]);
    const ids = records.get(id) ?? [];
    return vessel?.boater_ids.some((one) => ids.includes(one)) === true;
  }

  /** Other rules apply to stays under a contract, so the marina must offer the contract. */
  private async contract(contract_id: string | null, marina_id: string): Promise<BusAnswer<FindContract> | Refusal> {
    if (contract_id === null) return null;
    const query = new FindContract({ marina_id, contract_id });
    const contract = await this.queries.execute(query);
    return contract ?? refuseFields(fieldError('contract_id', 'reservation_contractUnknown'));
  }

  /** Registers boater and boat, or finds them in the register. A new berth holder is registered as one. */
  async settle(draft: Opening, form: OpeningForm, context: MarinaContext): Promise<Opening | Refusal> {
    const { id, ...contact } = form.boater;
    const may_change_residents = isNewHolder(draft);
    const relation_type = may_change_residents ? ('RESIDENT' as const) : ('VISITOR' as const);
    const named = { boater_id: id, contact, confirmed: form.confirm_boater, relation_type, may_change_residents };
    const boater = await this.commands.execute(new EnsureBoater(named, partOf(context, 'boater')));
    if (isRefusal(boater)) return boater;
    crashPoint('opening.after_boater');
    const { id: vessel_id, ...facts } = form.vessel;
    const { boater_id, created: of_new_boater } = boater;
    if (form.card_number !== undefined) {
      // Links the card to the boater; a card that is not theirs changes nothing.
      const { card_number } = form;
      await this.commands.execute(new PresentCard({ card_number, boater_id }, partOf(context, 'card')));
    }
    const hull_type = hullOf(facts) ?? undefined;
    const wanted = { vessel_id, boater_id, of_new_boater, vessel: { ...facts, hull_type }, may_change_residents };
    const vessel = await this.commands.execute(new EnsureVessel(wanted, partOf(context, 'vessel')));
    if (isRefusal(vessel)) return vessel;
    crashPoint('opening.after_vessel');
    return { ...draft, boater_id, vessel: { ...draft.vessel, vessel_id: vessel.vessel_id } };
  }
}

/** True for a draft of staff for a berth holder who is not registered: it has the id of the reservation. */
export function isNewHolder({ customer_type, boater_id, reservation_id }: Opening): boolean {
  return customer_type === 'RESIDENT' && boater_id === reservation_id;
}

type Named = Pick<BoaterForm, 'first_name' | 'last_name' | 'email'>;

/** What the form says of a person, and where it says nothing what is on record; an empty text is what nobody knows. */
function withRecord(
  said: StaffForm['boater'],
  record: { readonly [K in keyof Named]: string | null } | undefined,
): BoaterForm {
  const known = (field: keyof Named): string => said[field] ?? record?.[field] ?? '';
  return { ...said, first_name: known('first_name'), last_name: known('last_name'), email: known('email') };
}

/**
 * The boater's data in the reservation. If staff name a person on record by mail address only, the name on record
 * counts. A boater's own request keeps the name given with it: its sender must not learn whose mail address it is.
 */
function boaterOf(
  { boater: typed, confirm_boater }: OpeningForm,
  known: BusAnswer<FindBoater>,
  { actor }: MarinaContext,
): Opening['boater'] | Refusal {
  const given = contactOf(typed);
  if (typed.id !== undefined || known === null || actor.kind === 'boater') return given;
  const { id: boater_id, first_name, last_name } = known.boater;
  if (confirm_boater !== true && isNamedOtherwise(known.boater, typed)) {
    return refuse('conflict', customerErrors.name_differs, { details: { boater_id } });
  }
  return { ...given, first_name: named(first_name, typed.first_name), last_name: named(last_name, typed.last_name) };
}

/** A record may lack a name. */
function named(onRecord: string | null, typed: string): string {
  return onRecord === null || onRecord === '' ? typed : onRecord;
}

/** Whether the boater's record was made, or is being made, by the boater's own request. */
function isGuest(known: BusAnswer<FindBoater>, { actor }: MarinaContext): boolean {
  return known === null ? actor.kind === 'boater' : known.boater.is_guest;
}

function contactOf(form: BoaterForm): Opening['boater'] {
  return {
    first_name: form.first_name,
    last_name: form.last_name,
    email: form.email,
    phone: form.phone ?? null,
    address: form.address ?? null,
    country_of_residence: form.country_of_residence ?? null,
    postal_code: form.postal_code ?? null,
    date_of_birth: form.birthday ?? null,
    language: form.language,
  };
}

function aboardOf({ party, vessel: { hull_confirmed } }: OpeningForm): Pick<Opening, 'party' | 'hull_confirmed'> {
  return {
    ...(party === undefined ? {} : { party }),
    ...(hull_confirmed === undefined ? {} : { hull_confirmed }),
  };
}

function vesselOf(form: ReservationVessel): Pick<Opening, 'vessel' | 'vessel_name'> {
  const { id, name, length, beam, draft, type } = form;
  const vessel = { vessel_id: id ?? null, length, beam, draft, hull_type: hullOf(form), type: type ?? null };
  return { vessel, vessel_name: name };
}
