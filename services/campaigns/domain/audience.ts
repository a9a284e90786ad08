import type { LeftOut } from '../../../contracts/campaigns/campaign.js';
import type { CampaignSection } from '../../../contracts/campaigns/vocabulary.js';
import type { ListedResident } from '../../../contracts/customers/queries.js';
import type { CardNights } from '../../../contracts/memberships/queries.js';

/** What residents have done already. */
export interface DoneFacts {
  /** Boaters who have taken up contact through a page of their own. */
  readonly connected: ReadonlySet<string>;
  /** Boaters with an absence that lasts or is ahead. */
  readonly reporters: ReadonlySet<string>;
  /** By boater; only cards that are good today. */
  readonly cards: ReadonlyMap<string, CardNights>;
}

/** What decides whom a section writes to, apart from the register. */
export interface AudienceFacts extends DoneFacts {
  /** Whether the marina may not write to this person at this address. */
  readonly isUnsubscribed: (resident: ListedResident) => boolean;
}

export interface Audience {
  readonly recipients: readonly ListedResident[];
  readonly listed: number;
  readonly left_out: LeftOut;
  readonly metric: { readonly value: number; readonly of: number };
}

/** Whom a section writes to: each address once, in the order of the register. */
export function audienceOf(
  section: CampaignSection,
  residents: readonly ListedResident[],
  facts: AudienceFacts,
): Audience {
  const left_out = { no_email: 0, same_address: 0, unsubscribed: 0, done_already: 0, no_card: 0 };
  const addresses = new Set<string>();
  const recipients: ListedResident[] = [];
  for (const resident of residents) {
    const reason = reasonAgainst(section, resident, facts, addresses);
    if (reason !== null) left_out[reason] += 1;
    else {
      addresses.add(addressKey(resident.email));
      recipients.push(resident);
    }
  }
  return { recipients, listed: residents.length, left_out, metric: metricOf(section, residents, facts) };
}

function reasonAgainst(
  section: CampaignSection,
  resident: ListedResident,
  facts: AudienceFacts,
  addresses: ReadonlySet<string>,
): keyof LeftOut | null {
  if (section === 'MARINA_TRAFFIC' && cardOf(resident, facts) === null) return 'no_card';
  if (isDone(section, resident, facts)) return 'done_already';
  if (resident.email === '') return 'no_email';
  if (facts.isUnsubscribed(resident)) return 'unsubscribed';
  return addresses.has(addressKey(resident.email)) ? 'same_address' : null;
}

/** Whether the resident has done what the section's mail is for. */
function isDone(section: CampaignSection, resident: ListedResident, facts: DoneFacts): boolean {
  switch (section) {
    case 'BOATER_CONNECTIONS':
      return resident.registered || resident.record_ids.some((id) => facts.connected.has(id));
    case 'REVENUE_PLANNING':
      return resident.record_ids.some((id) => facts.reporters.has(id));
    case 'MARINA_TRAFFIC':
      return cardOf(resident, facts)?.nights_left === 0;
    default:
      return section satisfies never;
  }
}

/** The card of the resident that has the most nights left; null without a good one. */
export function cardOf({ record_ids }: ListedResident, { cards }: Pick<DoneFacts, 'cards'>): CardNights | null {
  const own = record_ids.map((id) => cards.get(id)).filter((card) => card !== undefined);
  return own.sort((one, other) => other.nights_left - one.nights_left)[0] ?? null;
}

/**
 * Residents who have done what the mail is for, of all; for MARINA_TRAFFIC redeemed nights of all nights. Every screen
 * that shows a figure of a section counts by this rule.
 */
export function metricOf(
  section: CampaignSection,
  residents: readonly ListedResident[],
  facts: DoneFacts,
): Audience['metric'] {
  if (section !== 'MARINA_TRAFFIC') {
    return { value: residents.filter((one) => isDone(section, one, facts)).length, of: residents.length };
  }
  const cards = residents.map((one) => cardOf(one, facts)).filter((card) => card !== null);
  const of = cards.reduce((sum, { nights_per_year }) => sum + nights_per_year, 0);
  const left = cards.reduce((sum, { nights_left }) => sum + nights_left, 0);
  return { value: of - left, of };
}

/** Addresses that differ only in case and surrounding spaces are equal. */
function addressKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
