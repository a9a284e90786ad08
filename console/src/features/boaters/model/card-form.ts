import * as z from 'zod';
import { mayWriteCustomer } from '../../../../../contracts/customers/rules/customer-access.js';
import { vesselForm } from '../../../../../contracts/customers/vessel.js';
import { newHolder } from '../../../../../contracts/memberships/card-import.js';
import { cardNumber } from '../../../../../contracts/memberships/card.js';
import { MEMBERSHIP_ASSOCIATION } from '../../../../../contracts/memberships/vocabulary.js';
import type { Principal } from '../../../../../contracts/vocabulary/access.js';
import { calendarDate } from '../../../../../contracts/vocabulary/dates-schemas.js';
import type { VesselPage } from './vessel-form.js';
import type { MembershipCard } from '../../../../../contracts/vocabulary/membership-card.js';

/** The statuses with which a card can be issued. */
export const firstStatuses = ['active', 'temporary', 'pending'] as const;

const membership = z.object({
  /** An empty number takes the next one with the marina's letters. */
  card_number: z
    .string()
    .refine((text) => text.trim() === '' || cardNumber.safeParse(text).success, 'cardNumberInvalid')
    .transform((text) => (text.trim() === '' ? undefined : cardNumber.parse(text))),
  expires_on: calendarDate,
  auto_renew: z.boolean(),
  status: z.enum(firstStatuses),
});

/** A card for a person and a boat that are not on record yet. */
export const cardForNewcomer = z.object({ boaters: z.array(newHolder), vessel: vesselForm, membership });

const nothing = z.unknown().transform(() => undefined);

/** A card for a boat on record; the fields of a new person and boat are neither shown nor checked. */
export const cardForKnownBoat = cardForNewcomer.extend({ boaters: nothing, vessel: nothing });

export type CardHindrance = 'notTem' | 'secondary' | 'noEditor' | 'visitor' | 'hasCard';

interface CardIssue {
  readonly who: Principal;
  readonly association: string | null;
  /** The boat on record that gets the card. */
  readonly known?: { readonly page: VesselPage; readonly cards: readonly MembershipCard[] } | undefined;
}

/** The reason why this user cannot create a card, or this boat cannot get one; null if they can (spec 2 §2, §6). */
export function cardCreationHindrance({ who, association, known }: CardIssue): CardHindrance | null {
  if (association !== MEMBERSHIP_ASSOCIATION) return 'notTem';
  if (!mayWriteCustomer(who, 'RESIDENT', 'create')) return who.role === 'secondary' ? 'secondary' : 'noEditor';
  if (known === undefined) return null;
  const primary = known.page.boaters.find(({ is_primary }) => is_primary);
  if (primary?.relation_type !== 'RESIDENT' || primary.first_name === null) return 'visitor';
  return known.cards.some(({ status }) => status === 'active' || status === 'temporary') ? 'hasCard' : null;
}

/** The boaters of a boat who hold its card, the primary boater first. Only residents on record count. */
export function holdersOf({ boaters }: Pick<VesselPage, 'boaters'>): { boater_id: string }[] {
  return boaters
    .filter(({ relation_type, first_name }) => relation_type === 'RESIDENT' && first_name !== null)
    .sort((a, b) => Number(b.is_primary) - Number(a.is_primary))
    .map(({ id }) => ({ boater_id: id }));
}
