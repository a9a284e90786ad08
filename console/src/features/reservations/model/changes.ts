import type { ReservationValues } from './form-values.js';
import { paymentPayload, vesselPayload } from './payload.js';

/** Changes by staff since the form was filled in, grouped by the effect of saving them. */
export interface Changes {
  /** Dates, boat or price. */
  readonly offer: boolean;
  readonly dates: boolean;
  readonly vessel: boolean;
  readonly notes: boolean;
  readonly documents: boolean;
}

/** The comparison uses the payloads, so a field that was emptied and filled again is no change. */
export function changesBetween(base: ReservationValues, values: ReservationValues): Changes {
  const dates = base.start_date !== values.start_date || base.end_date !== values.end_date;
  const vessel = differs(vesselPayload(base.vessel), vesselPayload(values.vessel));
  return {
    offer: dates || vessel || differs(paymentPayload(base.payment), paymentPayload(values.payment)),
    dates,
    vessel,
    notes: base.internal_notes !== values.internal_notes,
    documents: differs(base.required_documents, values.required_documents),
  };
}

/** True when leaving an unsaved new reservation would lose input. */
export function typedIntoNew(empty: ReservationValues, values: ReservationValues): boolean {
  const { offer, notes } = changesBetween(empty, values);
  return offer || notes || differs(whoAndHow(empty), whoAndHow(values));
}

/** Fields that exist only in creation: the boater and the kind of stay. */
function whoAndHow({ boater, party, commercial, live_aboard, passeport_escales }: ReservationValues) {
  return { boater, party, commercial, live_aboard, passeport_escales };
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

/** A field that another user changed while the form was open. */
export interface Difference {
  /** Dotted path in the form. */
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/**
 * Parts of the form that are compared as a whole. An amount means nothing without its type, so the two form one part.
 */
const isWhole = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || Array.isArray(value) || ('type' in value && 'amount' in value);

/** Fields that differ between the reservation that filled the form and the reservation now. */
export function changedMeanwhile(base: object, mine: object, theirs: object, path = ''): Difference[] {
  return Object.keys(theirs).flatMap((name) => {
    const [before, here, there] = [base, mine, theirs].map((one) => (one as Record<string, unknown>)[name]);
    const at = path === '' ? name : `${path}.${name}`;
    if (!differs(before, there) || (isNone(name, before) && isNone(name, there))) return [];
    if (isWhole(before) || isWhole(here) || isWhole(there)) return [{ path: at, mine: here, theirs: there }];
    return changedMeanwhile(before as object, here as object, there as object, at);
  });
}

/** Whether a value means that there is none: a discount of 0 % and no discount are the same to a reader. */
function isNone(name: string, value: unknown): boolean {
  return value === null || value === '' || (value === 0 && name !== 'price_per_night');
}

/** Takes my value where I changed a field, and their value elsewhere. */
export function mergedWith<T extends object>(base: T, mine: T, theirs: T): T {
  const entries = Object.keys(theirs).map((name) => {
    const [before, here, there] = [base, mine, theirs].map((one) => (one as Record<string, unknown>)[name]);
    if (!differs(before, here)) return [name, there];
    if (isWhole(before) || isWhole(here) || isWhole(there)) return [name, here];
    return [name, mergedWith(before as object, here as object, there as object)];
  });
  return Object.fromEntries(entries) as T;
}
