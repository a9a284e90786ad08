import * as z from 'zod';
import { removalRule } from '../berths/vocabulary-schemas.js';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { isSameBoat, type ListedSize } from './rules/group-boats.js';
import { currency, percentage } from '../vocabulary/money-schemas.js';
import { email, phone } from '../vocabulary/person.js';
import { commandReceipt, id } from '../vocabulary/route.js';
import { sizesToBook, vesselSizes, vesselType } from '../vocabulary/sizes-schemas.js';
import { optionalStayFields, optionalStayRules, stayFields, stayRules } from '../vocabulary/stay-dates-schemas.js';
import { line, requiredLine } from '../vocabulary/text.js';
import { boaterToBook, messageToBoater } from './create.js';
import { berthLabel, reservationRow } from './list.js';
import { totalLine } from './quote.js';
import { paymentOffer } from './vocabulary-schemas.js';
import { groupOffers, groupPayers, MOST_GROUP_BOATS } from './vocabulary.js';

export const groupOffer = z.enum(groupOffers);
export const groupPayer = z.enum(groupPayers);

/** Says who pays for all boats, or for one. */
export const setGroupPayer = z.strictObject({
  group_id: id,
  payer: groupPayer,
  /** Absent: for all boats, also those that are added later. */
  reservation_id: id.optional(),
});

/** A percentage that every boat gets while the group has at least this many boats. */
export const groupDiscount = z.strictObject({
  percent: percentage,
  boats: z.number('reservation_inValidNumber').int('reservation_inValidNumber').min(2).max(MOST_GROUP_BOATS),
});
export type GroupDiscount = z.infer<typeof groupDiscount>;

const boatFacts = {
  name: requiredLine(120, 'vesselNameRequired'),
  /** Beam and draft may be asked for later. */
  ...sizesToBook,
  type: vesselType.optional(),
  ...optionalStayFields,
};

/** One boat of the list. Without dates of its own it stays as long as the group. */
const groupBoat = optionalStayRules(
  z.strictObject({
    ...boatFacts,
    /** Whoever sails the boat. */
    skipper: line(120).optional(),
    /** The skipper's; needed where each boat gets an offer of its own. */
    email: email.optional(),
    phone: phone.optional(),
    berth_id: id.optional(),
    /** Staff confirmed a boat below the berth's minimum. */
    confirm_min_length: z.boolean().default(false),
    /** Absent: the price list's. */
    price_per_night: paymentOffer.shape.price_per_night.optional(),
  }),
);
export type GroupBoat = z.infer<typeof groupBoat>;

type NamedBoat = ListedSize & { readonly berth_id?: string | undefined };

const isBoat = (boat: unknown): boat is NamedBoat =>
  typeof boat === 'object' && boat !== null && 'name' in boat && typeof boat.name === 'string';

/** The list names each boat once: two of one name and size are the same boat. */
function boatTwice(boats: readonly unknown[], index: number): boolean {
  const boat = boats[index];
  return isBoat(boat) && boats.slice(0, index).some((other) => isBoat(other) && isSameBoat(other, boat));
}

const boatsOf = (least: number) =>
  z
    .array(groupBoat)
    .min(least, 'groupTooSmall')
    .max(MOST_GROUP_BOATS, 'groupTooLarge')
    .superRefine((list, context) => {
      list.forEach((boat, index) => {
        if (boatTwice(list, index)) {
          context.addIssue({ code: 'custom', path: [index, 'name'], message: 'groupBoatTwice' });
        }
        const taken = boat.berth_id !== undefined && list.slice(0, index).some((one) => one.berth_id === boat.berth_id);
        if (taken) context.addIssue({ code: 'custom', path: [index, 'berth_id'], message: 'groupBerthTwice' });
      });
    });

/** Opens a group: one reservation for each boat. */
export const createGroup = stayRules(
  z.strictObject({
    name: requiredLine(120, 'groupNameRequired'),
    organiser: boaterToBook,
    /** Staff confirmed that they mean the person who has this mail address, though the record has another name. */
    confirm_boater: z.boolean().default(false),
    ...stayFields,
    offered: groupOffer.default('ORGANISER'),
    method: paymentOffer.shape.method,
    discount: groupDiscount.optional(),
    message: messageToBoater.default(''),
    boats: boatsOf(2),
  }),
).superRefine(({ offered, organiser, boats: list }, context) => {
  const { id: known, email: address, phone: number } = organiser;
  if (known === undefined && address == null && number === undefined) {
    context.addIssue({ code: 'custom', path: ['organiser', 'email'], message: 'groupContactRequired' });
  }
  if (offered !== 'EACH') return;
  list.forEach(({ email: address }, index) => {
    if (address !== undefined) return;
    context.addIssue({ code: 'custom', path: ['boats', index, 'email'], message: 'emailRequired' });
  });
});
export type CreateGroup = z.infer<typeof createGroup>;

/** Adds boats to a group that has been opened: offered and priced as its first ones were. */
export const addGroupBoats = z.strictObject({
  group_id: id,
  method: paymentOffer.shape.method,
  message: messageToBoater.default(''),
  boats: boatsOf(1),
});
export type AddGroupBoats = z.infer<typeof addGroupBoats>;

/** What became of a boat of the list, in its order. */
export const groupOutcome = z.object({
  name: z.string(),
  /** Null: the boat was refused, and has no reservation. */
  reservation_id: id.nullable(),
  view_id: z.string().nullable(),
  /** The code of the refusal of the boat, or of its berth. */
  error_type: z.string().nullable(),
  /** The codes of its fields. */
  errors: z.array(z.object({ path: z.string(), code: z.string() })),
});
export type GroupOutcome = z.infer<typeof groupOutcome>;

export const createdGroup = commandReceipt.extend({
  boats: z.array(groupOutcome),
  /** Whether every wanted berth was given; they are given together or not at all. */
  berths_given: z.boolean(),
});
export type CreatedGroup = z.infer<typeof createdGroup>;

/** A boat to find a berth for. `berth_id`: it is asked whether the boat can have this berth. */
const boatToPlace = stayRules(
  z.strictObject({ ...vesselSizes, type: vesselType.optional(), ...stayFields, berth_id: id.optional() }),
);

/** `pier_id`: the pier that staff would rather have. */
export const findGroupBerths = z.strictObject({
  boats: z.array(boatToPlace).min(1).max(MOST_GROUP_BOATS, 'groupTooLarge'),
  pier_id: id.optional(),
});
export type FindGroupBerths = z.infer<typeof findGroupBerths>;

/** A boat whose price is asked for, before its name is known. */
const boatToPrice = optionalStayRules(
  z.strictObject({
    length: sizesToBook.length,
    beam: sizesToBook.beam,
    type: vesselType.optional(),
    ...optionalStayFields,
    /** Absent: the price list's. */
    price_per_night: paymentOffer.shape.price_per_night.optional(),
  }),
);

export const priceGroup = stayRules(
  z.strictObject({
    ...stayFields,
    discount: groupDiscount.optional(),
    /** Boats that the group has besides these; the discount counts them. */
    beside: z.number().int().min(0).max(MOST_GROUP_BOATS).default(0),
    boats: z.array(boatToPrice).min(1).max(MOST_GROUP_BOATS, 'groupTooLarge'),
  }),
);
export type PriceGroup = z.infer<typeof priceGroup>;

/** What the offers to a group would come to, in decimals of `currency`. */
export const pricedGroup = z.object({
  currency,
  /** Of all boats that have a price. */
  nights: z.number().int(),
  total: z.number(),
  deposit: z.number(),
  /** In the order of the boats; null: the price list has no price for the boat, so staff type one. */
  boats: z.array(z.object({ nights: z.number().int(), total: z.number(), deposit: z.number() }).nullable()),
});
export type PricedGroup = z.infer<typeof pricedGroup>;

/** A berth of a drawn pier; sizes in metres. */
const pierBerth = berthLabel.extend({
  place: z.number().int(),
  length: z.number(),
  beam: z.number(),
  free: z.boolean(),
});

const groupPlacement = z.object({
  /** Null: no berth fits. */
  berth: berthLabel.nullable(),
  /** Metres of the berth's length that the boat leaves; null: no berth, or the boat extends over neighbours. */
  spare: z.number().nullable(),
  /** Why the boat cannot have the wanted berth, or any: the rule that kept it out of most. Null: it can. */
  refused: removalRule.nullable(),
});

export const groupBerths = z.object({
  /** In the order of the boats. */
  placements: z.array(groupPlacement),
  /** How many of the boats each pier could take, the most first. */
  piers: z.array(z.object({ pier_id: id, pier_name: z.string(), boats: z.number().int() })),
  /** The berths of the piers on which boats are placed, by number; sizes in metres. */
  berths: z.array(pierBerth),
});
export type GroupBerths = z.infer<typeof groupBerths>;

/** What the boats that come cost together, in decimals of `currency`. */
export const groupPrice = z.object({
  currency,
  /** Each kind of line, summed over the boats. */
  lines: z.array(totalLine),
  nights: z.number().int(),
  total: z.number(),
  /** What the marina holds of it, and what is still to pay. */
  paid: z.number(),
  open: z.number(),
  paid_boats: z.number().int(),
  open_boats: z.number().int(),
});
export type GroupPrice = z.infer<typeof groupPrice>;

export const shownGroup = z.object({
  id,
  revision: z.number().int(),
  name: z.string(),
  organiser: z.object({
    boater_id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    /** Masked until one of the organiser's stays is approved, where the marina hides contact details (spec 1 §6). */
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  start_date: calendarDate,
  end_date: calendarDate,
  offered: groupOffer,
  discount: groupDiscount.nullable(),
  created_at: instant,
  /** By name; those that were cancelled are included. */
  boats: z.array(
    reservationRow.extend({
      skipper: z.string().nullable(),
      /** The organiser pays for it, with one payment for all such boats. */
      paid_by_organiser: z.boolean(),
      /** Something was paid for it, so that its payer stays. */
      has_paid: z.boolean(),
    }),
  ),
  payer: groupPayer,
  price: groupPrice,
  /** The berths of the piers on which its boats lie, by number; free: on all nights of the group. */
  berths: z.array(pierBerth),
});
export type ShownGroup = z.infer<typeof shownGroup>;

/** A boat of the organiser's group, as the organiser sees it with the link of any of them. */
export const ownGroupBoat = z.object({
  view_id: z.string(),
  name: z.string(),
  start_date: calendarDate,
  end_date: calendarDate,
  total_to_pay: z.number().nullable(),
  currency,
  /** The offer waits for the organiser's answer. */
  open: z.boolean(),
});

/** Null: the boat comes alone, or its group is offered to each skipper. */
export const ownGroup = z.object({
  group: z
    .object({
      name: z.string(),
      boats: z.array(ownGroupBoat),
      /** What the organiser can pay now for several boats with one payment; null: nothing. */
      payment: z
        .object({ amount: z.number(), currency, boats: z.number().int(), pays_on: z.enum(['form', 'page']) })
        .nullable()
        .default(null),
    })
    .nullable(),
});
export type OwnGroup = z.infer<typeof ownGroup>;

/** What became of each boat whose offer was open; null: its offer is accepted. */
export const acceptedGroup = commandReceipt.extend({
  boats: z.array(z.object({ view_id: z.string(), name: z.string(), error_type: z.string().nullable() })),
});
export type AcceptedGroup = z.infer<typeof acceptedGroup>;
