import * as z from 'zod';
import { instant } from '../vocabulary/dates-schemas.js';
import { id } from '../vocabulary/route.js';

/** A link opens its reservation for this many days after the stay, and after it was last sent. */
export const BOATER_LINK_DAYS = 30;

export const boaterLinkStates = ['VALID', 'EXPIRED', 'REVOKED'] as const;
export type BoaterLinkState = (typeof boaterLinkStates)[number];

/** The link of a reservation as staff see it. */
export const boaterLink = z.object({
  state: z.enum(boaterLinkStates),
  expires_at: instant,
  /** When staff last sent it by a mail of its own; null: never. */
  sent_at: instant.nullable(),
});
export type BoaterLink = z.infer<typeof boaterLink>;

/** The link itself, which staff copy or show as a code. Whoever has it answers and pays as the boater. */
export const openedBoaterLink = z.object({ url: z.string(), expires_at: instant });

export const ofReservation = z.strictObject({ reservation_id: id });
