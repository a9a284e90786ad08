import * as z from 'zod';
import { contactPatch } from '../../../../../contracts/customers/contact.js';
import { vesselForm } from '../../../../../contracts/customers/vessel.js';
import type { cardSchemas } from '../../../../../contracts/memberships/call-schemas.js';
import { calendarDate } from '../../../../../contracts/vocabulary/dates-schemas.js';
import type { Language } from '../../../../../contracts/vocabulary/languages.js';
import { language } from '../../../../../contracts/vocabulary/languages-schemas.js';
import { email, phone } from '../../../../../contracts/vocabulary/person.js';
import { isMasked } from '../../../entities/boater/boater-card-rules.js';
import type { ShownCard } from './shown-card.js';

export interface UpdateValues {
  first_name: string;
  last_name: string;
  /** Empty: the office receives what is sent to the holder. */
  email: string;
  phone: string;
  language: Language;
  boat_name: string;
  /** Metres; null: not typed. */
  boat_length: number | null;
  expired: string;
  auto_renew: boolean;
}

/** The form of a card before anybody types. */
export interface UpdateStart {
  readonly values: UpdateValues;
  /** Whether the holder's contact details are masked and therefore cannot be changed here. */
  readonly hidden: boolean;
  /** Whether the holder keeps their own details, so that only the email is corrected here. */
  readonly guest: boolean;
  /** Whether the holder is known here, and whether the card belongs to a boat. */
  readonly holder: boolean;
  readonly boat: boolean;
}

export function valuesOf({ card, membership: { boater, vessel } }: ShownCard): UpdateStart {
  const hidden = isMasked(boater?.email ?? null) || isMasked(boater?.phone ?? null);
  return {
    hidden,
    guest: boater?.is_guest ?? false,
    holder: boater !== null,
    boat: vessel !== null,
    values: {
      ...personOf(boater),
      ...(hidden && { email: '', phone: '' }),
      boat_name: vessel?.name ?? '',
      boat_length: vessel?.length ?? null,
      expired: card.expires_on,
      auto_renew: card.auto_renew,
    },
  };
}

type PersonValues = Pick<UpdateValues, 'first_name' | 'last_name' | 'email' | 'phone' | 'language'>;

function personOf(boater: ShownCard['membership']['boater']): PersonValues {
  const { first_name, last_name, email, phone, language } = boater ?? {};
  return {
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    language: language ?? 'en',
  };
}

/** The rules of the call for the fields that the form shows; the others are not checked. */
export function updateForm({ holder, boat, values }: UpdateStart): z.ZodType<UpdateValues, UpdateValues> {
  const person = {
    first_name: contactPatch.shape.first_name.unwrap(),
    last_name: contactPatch.shape.last_name.unwrap(),
  };
  const vessel = { boat_name: vesselForm.shape.name, boat_length: vesselForm.shape.length };
  const text = z.string();
  return z.object({
    first_name: holder ? person.first_name : text,
    last_name: holder ? person.last_name : text,
    // An address can be replaced, not taken away: the card of a holder without one stays as it is.
    email: values.email === '' ? z.union([z.literal(''), email]) : email,
    phone,
    language,
    boat_name: boat ? vessel.boat_name : text,
    boat_length: boat ? vessel.boat_length : z.number().nullable(),
    expired: calendarDate,
    auto_renew: z.boolean(),
  });
}

type Changes = Omit<z.input<NonNullable<(typeof cardSchemas.update)['body']>>, 'customer_id'>;

/** What was changed, in the fields of the call. */
export function changesOf({ values: before }: UpdateStart, after: UpdateValues): Changes {
  const names = Object.keys(before) as (keyof UpdateValues)[];
  return Object.fromEntries(names.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]));
}
