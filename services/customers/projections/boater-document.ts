import type { StoredContact } from '../../../contracts/customers/contact.js';
import type { CustomerType, MemberType } from '../../../contracts/customers/vocabulary.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import type { BoaterState } from '../domain/boater-state.js';
import { fullNameOf, isContactShown } from '../domain/boater-view.js';
import type { VesselEvent } from '../domain/vessel-events.js';
import { later, type LastInteraction } from './interaction.js';
import { leadingCard, type ListedCard } from './listed-card.js';
import type { CardStatus } from '../../../contracts/vocabulary/membership-card.js';

export type Registered = Extract<BoaterState, { exists: true }>;

/** Sizes in metres. */
export interface ListedVessel {
  id: string;
  name: string | null;
  type: string | null;
  length: number;
  beam: number;
  draft: number;
  home_marina_name: string | null;
}

/** What is listed about one record. */
export interface RecordFacts {
  /** Vessels whose primary boater this is, in order of registration. */
  vessels: ListedVessel[];
  cards: ListedCard[];
  last: LastInteraction;
  /** Whether a card followed an invitation to the membership. */
  invited?: boolean;
}

/** The facts about a boater, from which the fields for filters and sorting are derived. */
export interface BoaterFacts {
  state: Registered;
  own: RecordFacts;
  /** The facts of the records that were merged into this one, by their ids. */
  merged: Record<string, BoaterFacts>;
}

/** A record that was merged: no list finds it, because the surviving record shows its facts. */
export interface MergedDocument {
  boater_id: string;
  survivor_id: string;
  facts: BoaterFacts;
}

/** A boater as the lists filter, sort and show it. */
export interface BoaterDocument extends BoaterFacts, RecordFacts {
  boater_id: string;
  /** The ids of all records of the person, this one first. */
  record_ids: string[];
  marina_id: string;
  relation_type: CustomerType;
  full_name: string;
  boat_name: string;
  email: string;
  /** Only for the order: see `homeOrder`. */
  home_marina: string;
  /** Of residence, as it was given; empty: not known. */
  country: string;
  /** Metres; null without a boat. */
  vessel_length: number | null;
  /**
   * Names of the person and the boats and the numbers of the cards, folded. An array, because a store counts the few
   * matches in an array index before it scans the marina's records in sort order.
   */
  search: string[];
  /** Mail address, phone and its digits, folded: searched only where they may be seen. */
  search_contact: string[];
  contact_shown: boolean;
  last_interaction: string;
  member_types: MemberType[];
  /** Of the card that stands for all of the person's cards; null without one. */
  card_status: CardStatus | null;
  card_expires_on: string | null;
  /** The digits of the phone number, and the birthday, for likely duplicates; empty: not known. */
  phone_digits: string;
  birthday: string;
}

/** Sorts after every name: for erased persons and boaters without a boat. */
const LAST = '\uffff';

export function boaterDocument(boater_id: string, facts: BoaterFacts): BoaterDocument | MergedDocument {
  const { survivor_id } = facts.state;
  return survivor_id === null ? listedDocument(boater_id, facts) : { boater_id, survivor_id, facts };
}

function listedDocument(boater_id: string, facts: BoaterFacts): BoaterDocument {
  const { state } = facts;
  const { contact } = state;
  const records = recordsOf(facts);
  const vessels = records.flatMap((record) => record.vessels);
  const cards = records.reduce<ListedCard[]>((all, record) => record.cards.reduce(withCard, all), []);
  const last = records.map((record) => record.last).reduce(later);
  const [vessel] = vessels;
  const card = leadingCard(cards);
  const names = [
    fullNameOf(contact),
    ...vessels.map(({ name }) => name),
    ...cards.map(({ card_number }) => card_number),
  ].filter((name) => name !== null);
  return {
    ...facts,
    vessels,
    cards,
    last,
    boater_id,
    record_ids: [boater_id, ...idsIn(facts)],
    marina_id: state.marina_id,
    relation_type: state.relation_type,
    boat_name: sortable(vessel?.name),
    home_marina: homeOrder(state, vessel),
    vessel_length: vessel?.length ?? null,
    search: [folded(names.join(' '))],
    ...contactFields(contact),
    contact_shown: isContactShown(state),
    last_interaction: last.at,
    member_types: memberTypesOf(facts, cards),
    card_status: card?.status ?? null,
    card_expires_on: card?.expires_on ?? null,
  };
}

/** The fields by which lists find and sort a person; null: the person was erased. */
function contactFields(contact: StoredContact | null) {
  const phone = contact?.phone ?? null;
  return {
    full_name: contact === null ? LAST : folded(`${contact.last_name} ${contact.first_name}`),
    email: sortable(contact?.email === '' ? null : contact?.email),
    country: contact?.country_of_residence ?? '',
    search_contact: [folded(`${contact?.email ?? ''} ${phone ?? ''} ${phoneDigits(phone)}`)],
    phone_digits: phoneDigits(phone),
    birthday: contact?.birthday ?? '',
  };
}

/** The facts of a boater and of all records merged into theirs. */
function recordsOf({ own, merged }: BoaterFacts): RecordFacts[] {
  return [own, ...Object.values(merged).flatMap(recordsOf)];
}

function idsIn({ merged }: BoaterFacts): string[] {
  return Object.entries(merged).flatMap(([id, facts]) => [id, ...idsIn(facts)]);
}

/** The last nine digits, so that a number with the country's code equals the one without. */
export function phoneDigits(phone: string | null): string {
  return (phone ?? '').replace(/\D/g, '').slice(-9);
}

function memberTypesOf(facts: BoaterFacts, cards: readonly ListedCard[]): MemberType[] {
  const popeye: MemberType[] = recordsOf(facts).some(({ invited }) => invited === true) ? ['popeye'] : [];
  const signed: MemberType[] = facts.state.registered_by === 'BOATER' ? ['signed'] : [];
  return [cards.length === 0 ? 'non' : 'TEM', ...popeye, ...signed];
}

/**
 * The place in the order of home marinas: residents, who are at home in this marina, precede all others, and customers of
 * one home marina follow by the name of their boat.
 */
function homeOrder({ relation_type }: Registered, vessel: ListedVessel | undefined): string {
  const home = relation_type === 'RESIDENT' ? '' : sortable(vessel?.home_marina_name);
  return `${home}\t${sortable(vessel?.name)}`;
}

function sortable(text: string | null | undefined): string {
  return text === null || text === undefined ? LAST : folded(text);
}

/** The boater's own vessels after an event of a vessel. */
export function vesselsAfter(vessels: ListedVessel[], { type, data }: VesselEvent, boaterId: string): ListedVessel[] {
  if (type === 'VesselBoaterAdded' || type === 'VesselBoaterRemoved') return vessels;
  const { vessel_id: id, identity, build } = data;
  if (data.boater_id !== boaterId) return vessels.filter((other) => other.id !== id);
  const { length, beam, draft, home_marina_name } = build;
  const vessel = { id, name: identity?.name ?? null, type: build.type, length, beam, draft, home_marina_name };
  const known = vessels.some((other) => other.id === id);
  return known ? vessels.map((other) => (other.id === id ? vessel : other)) : [...vessels, vessel];
}

/** The person's cards with this one as it now is. */
export function withCard(cards: readonly ListedCard[], card: ListedCard): ListedCard[] {
  const known = cards.some(({ card_id }) => card_id === card.card_id);
  return known ? cards.map((other) => (other.card_id === card.card_id ? card : other)) : [...cards, card];
}
