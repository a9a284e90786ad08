import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  EnsureBoater,
  type EnsureBoaterAnswer,
  EnsureVessel,
  type EnsureVesselAnswer,
} from '../../../contracts/customers/commands.js';
import type { BoaterForm } from '../../../contracts/reservations/create.js';
import type { ReservationVessel } from '../../../contracts/reservations/vocabulary.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { type CommandContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { Opening } from '../domain/reservation-command.js';

/** What the forms of request and creation have in common. */
export interface OpeningForm {
  readonly start_date: string;
  readonly end_date: string;
  readonly boater: BoaterForm;
  readonly vessel: ReservationVessel;
  readonly contract_id: string | null;
  readonly commercial: boolean;
  readonly live_aboard: boolean;
  readonly passeport_escales: boolean;
}

/** Facts that only one of the two forms has. */
export interface OpeningExtras {
  readonly customer_type: Opening['customer_type'];
  readonly notes: string | null;
  readonly additional_requirements: readonly string[];
  readonly requested_redeem_nights: number;
}

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The number people read out on the phone, from the reservation's id: eight characters without lookalikes. */
export function viewIdOf(reservationId: string): string {
  const bits = BigInt(`0x${reservationId.replaceAll('-', '')}`);
  let rest = bits ^ (bits >> 64n);
  let text = '';
  for (let index = 0; index < 7; index += 1) {
    text += LETTERS[Number(rest % 32n)];
    rest /= 32n;
  }
  return `Q-${text}`;
}

/** Finds or registers boater and boat, and gathers the facts that open a reservation. */
@Injectable()
export class OpeningFacts {
  constructor(private readonly commands: CommandBus) {}

  async gather(form: OpeningForm, extras: OpeningExtras, context: CommandContext): Promise<Opening | Refusal> {
    const boater = await this.boaterOf(form.boater, context);
    if (isRefusal(boater)) return boater;
    const vessel = await this.vesselOf(form.vessel, boater.boater_id, context);
    if (isRefusal(vessel)) return vessel;
    const reservation_id = deriveId(context.command_id, 'reservation');
    const { id: _, ...contact } = form.boater;
    return {
      reservation_id,
      view_id: viewIdOf(reservation_id),
      marina_id: context.marina_id ?? '',
      boater_id: boater.boater_id,
      boater: {
        first_name: contact.first_name,
        last_name: contact.last_name,
        email: contact.email,
        phone: contact.phone ?? null,
        address: contact.address ?? null,
        country_of_residence: contact.country_of_residence ?? null,
        postal_code: contact.postal_code ?? null,
        date_of_birth: contact.birthday ?? null,
        language: contact.language,
      },
      start_date: form.start_date,
      end_date: form.end_date,
      vessel: {
        vessel_id: vessel.vessel_id,
        length: form.vessel.length,
        beam: form.vessel.beam,
        draft: form.vessel.draft,
        hull_type: form.vessel.hull_type ?? null,
        type: form.vessel.type ?? null,
      },
      vessel_name: form.vessel.name,
      contract_id: form.contract_id,
      contract_name: null,
      commercial: form.commercial,
      live_aboard: form.live_aboard,
      passeport_escales: form.passeport_escales,
      is_temporary: false,
      // Boaters have no accounts of their own: they answer by the link of their reservation.
      is_guest: true,
      is_signed_up: false,
      documents: [],
      ...extras,
    };
  }

  private boaterOf({ id, ...contact }: BoaterForm, context: CommandContext): Promise<EnsureBoaterAnswer> {
    const input = { ...(id === undefined ? {} : { boater_id: id }), contact };
    return this.commands.execute(new EnsureBoater(input, partOf(context, 'boater')));
  }

  private vesselOf(vessel: ReservationVessel, boater_id: string, context: CommandContext): Promise<EnsureVesselAnswer> {
    const { id, ...facts } = vessel;
    const input = { ...(id === undefined ? {} : { vessel_id: id }), boater_id, vessel: facts };
    return this.commands.execute(new EnsureVessel(input, partOf(context, 'vessel')));
  }
}
