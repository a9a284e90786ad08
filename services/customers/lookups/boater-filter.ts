import { isPhoneNumber } from '../../../contracts/customers/rules/phone-search.js';
import type { CustomerType, MembershipFilter, MemberType } from '../../../contracts/customers/vocabulary.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { phoneDigits } from '../projections/boater-document.js';

export interface AskedBoaters {
  readonly marina_id: string;
  /** The marina's calendar date, on which cards are good or have ended. */
  readonly today: string;
  /** Whether the marina hides mail addresses and phone numbers of boaters without an approved reservation. */
  readonly hide_contacts: boolean;
  readonly search?: string | undefined;
  readonly relation_type?: CustomerType | undefined;
  readonly membership?: MembershipFilter | undefined;
  readonly member_types?: readonly MemberType[] | undefined;
  /** Metres, both ends included. */
  readonly vessel_length?: { readonly from?: number | undefined; readonly to?: number | undefined } | undefined;
  /** Only customers whose cards are all archived. */
  readonly archived?: boolean;
}

/** The lists' filter over the read model of boaters. */
export function boaterFilter(asked: AskedBoaters): Filter {
  const { marina_id, relation_type, member_types = [], vessel_length, archived = false, membership } = asked;
  const conditions = [...searched(asked), ...ofMembership(membership ?? 'all', asked.today)];
  return {
    marina_id,
    ...(relation_type === undefined ? {} : { relation_type }),
    ...(archived ? { card_status: 'archived' } : {}),
    ...(member_types.length === 0 ? {} : { member_types: { $in: [...member_types] } }),
    ...(vessel_length === undefined ? {} : { vessel_length: between(vessel_length) }),
    ...(conditions.length === 0 ? {} : { $and: conditions }),
  };
}

function searched(asked: AskedBoaters): Filter[] {
  const wanted = folded(asked.search ?? '');
  if (wanted === '') return [];
  return [{ $or: [{ search: { $contains: wanted } }, contactFilter(asked)] }];
}

/** Boaters by a part of their mail address or phone number, however the number is written. */
export function contactFilter({ search, hide_contacts }: Pick<AskedBoaters, 'search' | 'hide_contacts'>): Filter {
  const wanted = folded(search ?? '');
  return {
    search_contact: { $contains: isPhoneNumber(wanted) ? phoneDigits(wanted) : wanted },
    ...onlyShown(hide_contacts),
  };
}

/** Hidden values are not searchable: a search could guess them letter by letter. */
export function onlyShown(hide_contacts: boolean): Filter {
  return hide_contacts ? { contact_shown: true } : {};
}

/** A card that runs out becomes expired without an event, so its last day is compared with today. */
function ofMembership(membership: MembershipFilter, today: string): Filter[] {
  const runs: Filter = { card_status: { $in: ['active', 'temporary'] } };
  switch (membership) {
    case 'all':
      return [];
    case 'boaters':
      return [{ card_status: null }];
    case 'active':
      return [{ ...runs, card_expires_on: { $gte: today } }];
    case 'expired':
      return [
        { $or: [{ card_status: { $in: ['expired', 'archived'] } }, { ...runs, card_expires_on: { $lt: today } }] },
      ];
    default:
      return membership satisfies never;
  }
}

function between({ from, to }: NonNullable<AskedBoaters['vessel_length']>) {
  return { ...(from === undefined ? { $gte: 0 } : { $gte: from }), ...(to === undefined ? {} : { $lte: to }) };
}
