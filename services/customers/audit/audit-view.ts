import { customerType } from '../../../contracts/customers/vocabulary-schemas.js';
import { maskContact } from '../../../contracts/customers/rules/contact-masking.js';
import { hullTypes, vesselTypes } from '../../../contracts/vocabulary/sizes.js';
import {
  type AuditValue,
  ERASED,
  flag,
  list,
  metres,
  record,
  text,
  word,
} from '../../platform/audit-trail/audit-values.js';
import type { AuditFact, FoldedView } from '../../platform/audit-trail/audit-views.js';
import * as boater from '../domain/boater.js';
import type { BoaterState } from '../domain/boater-state.js';
import type { BoaterEvent } from '../domain/boater-events.js';
import { fullNameOf, isContactShown } from '../domain/boater-view.js';
import * as vessel from '../domain/vessel.js';
import type { VesselEvent } from '../domain/vessel-events.js';

const boaterFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'language',
  'birthday',
  'address',
  'address_line_two',
  'postal_code',
  'country_of_residence',
  'customer_type',
] as const;
type BoaterField = (typeof boaterFields)[number];

/** How the history view shows boaters. Contact details are hidden as they are on the boater's card. */
export const boaterAuditView: FoldedView<BoaterState, BoaterEvent, BoaterField> = {
  kind: 'boater',
  events: {
    BoaterRegistered: 'people',
    BoaterContactChanged: 'people',
    BoaterRelationChanged: 'people',
    BoaterContactRevealed: 'people',
    BoaterMerged: 'people',
    BoaterMergeUndone: 'people',
    BoaterReplaced: 'people',
    BoaterReinstated: 'people',
  },
  fields: boaterFields,
  sets: { customer_type: customerType.options },
  initial: boater.initial,
  evolve: boater.evolve,
  facts: (state, { features }) => (state.exists ? boaterFacts(state, features.has('hide_contact_details')) : []),
  label: (state) => (state.exists ? (text(fullNameOf(state.contact)) ?? ERASED) : null),
  owner: (event) => event.data.boater_id,
  people: ({ data }) => [data.boater_id, ...otherRecordOf(data)],
  mentions: ({ data }): Readonly<Record<string, AuditValue>> => {
    const [id] = otherRecordOf(data);
    return id === undefined ? {} : { other: { is: 'record', kind: 'boater', id } };
  },
};

/** The other record of a merge. */
function otherRecordOf(data: BoaterEvent['data']): string[] {
  if ('merged_id' in data) return [data.merged_id];
  return 'survivor_id' in data ? [data.survivor_id] : [];
}

function boaterFacts(state: Extract<BoaterState, { exists: true }>, hides: boolean): readonly AuditFact<BoaterField>[] {
  const customer = { field: 'customer_type' as const, value: word('customer_type', state.relation_type) };
  if (state.contact === null) {
    const erased = boaterFields.filter((field) => field !== 'customer_type');
    return [...erased.map((field) => ({ field, value: ERASED })), customer];
  }
  const contact = maskContact(state.contact, hides && !isContactShown(state));
  return [
    { field: 'first_name', value: text(contact.first_name) },
    { field: 'last_name', value: text(contact.last_name) },
    { field: 'email', value: text(contact.email) },
    { field: 'phone', value: text(contact.phone) },
    { field: 'language', value: { is: 'language', code: contact.language } },
    { field: 'birthday', value: contact.birthday === null ? null : { is: 'date', date: contact.birthday } },
    { field: 'address', value: text(contact.address) },
    { field: 'address_line_two', value: text(contact.address_line_two) },
    { field: 'postal_code', value: text(contact.postal_code) },
    { field: 'country_of_residence', value: country(contact.country_of_residence) },
    customer,
  ];
}

/** A country from a boater's request, which may be a name or a two-letter code. */
function country(value: string | null): AuditValue | null {
  return value !== null && /^[A-Z]{2}$/.test(value) ? { is: 'country', code: value } : text(value);
}

const vesselFields = [
  'vessel_name',
  'imo',
  'mmsi',
  'length',
  'beam',
  'draft',
  'hull_type',
  'vessel_type',
  'flag',
  'live_aboard',
  'home_marina',
  'home_port',
  'primary_boater',
  'boaters',
] as const;
type VesselField = (typeof vesselFields)[number];

/** How the history view shows boats. */
export const vesselAuditView: FoldedView<vessel.VesselState, VesselEvent, VesselField> = {
  kind: 'vessel',
  events: {
    VesselRegistered: 'people',
    VesselChanged: 'people',
    VesselBoaterAdded: 'people',
    VesselBoaterRemoved: 'people',
    VesselPrimarySet: 'people',
  },
  fields: vesselFields,
  sets: { hull_type: hullTypes, vessel_type: vesselTypes },
  initial: vessel.initial,
  evolve: vessel.evolve,
  facts: (state) => (state.exists ? vesselFacts(state) : []),
  label: (state) => (state.exists ? (text(state.identity?.name ?? null) ?? ERASED) : null),
  people: ({ type, data }) =>
    type === 'VesselPrimarySet'
      ? [data.boater_id, (data as { previous_boater_id: string }).previous_boater_id]
      : [data.boater_id],
  mentions: (event) => ({ boater: { is: 'record', kind: 'boater', id: event.data.boater_id } }),
};

function vesselFacts(state: Extract<vessel.VesselState, { exists: true }>): readonly AuditFact<VesselField>[] {
  const { identity, build } = state;
  const [primary, ...others] = state.boater_ids;
  return [
    { field: 'vessel_name', value: identity === null ? ERASED : text(identity.name) },
    { field: 'imo', value: identity === null ? ERASED : text(identity.imo) },
    { field: 'mmsi', value: identity === null ? ERASED : text(identity.mmsi) },
    { field: 'length', value: metres(build.length) },
    { field: 'beam', value: metres(build.beam) },
    { field: 'draft', value: metres(build.draft) },
    { field: 'hull_type', value: word('hull_type', build.hull_type) },
    { field: 'vessel_type', value: word('vessel_type', build.type) },
    { field: 'flag', value: country(build.flag) },
    { field: 'live_aboard', value: flag(build.live_aboard) },
    { field: 'home_marina', value: text(build.home_marina_name) },
    { field: 'home_port', value: text(build.home_port) },
    { field: 'primary_boater', value: record('boater', primary) },
    { field: 'boaters', value: list(others.map((id) => record('boater', id))) },
  ];
}
