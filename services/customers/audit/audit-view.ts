import { contactFields, type StoredContact } from '../../../contracts/customers/contact.js';
import { vesselBuild, vesselIdentity } from '../../../contracts/customers/vessel.js';
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
import type { VesselBuild, VesselEvent } from '../domain/vessel-events.js';

const contactNames = Object.keys(contactFields) as (keyof StoredContact)[];
const boaterFields = [...contactNames, 'customer_type'] as const;
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
  const contact = state.contact === null ? null : maskContact(state.contact, hides && !isContactShown(state));
  const shown = contactNames.map((field) => ({
    field,
    value: contact === null ? ERASED : contactValue(field, contact[field]),
  }));
  return [...shown, customer];
}

function contactValue(field: keyof StoredContact, value: string | null): AuditValue | null {
  if (value === null) return null;
  if (field === 'language') return { is: 'language', code: value };
  if (field === 'birthday') return { is: 'date', date: value };
  return field === 'country_of_residence' ? country(value) : text(value);
}

/** A country from a boater's request, which may be a name or a two-letter code. */
function country(value: string | null): AuditValue | null {
  return value !== null && /^[A-Z]{2}$/.test(value) ? { is: 'country', code: value } : text(value);
}

/** Fields that the history calls otherwise than the record. */
const CALLED = { name: 'vessel_name', type: 'vessel_type', home_marina_name: 'home_marina' } as const;
type Recorded = keyof typeof vesselIdentity | keyof typeof vesselBuild;
type Called<N extends Recorded> = N extends keyof typeof CALLED ? (typeof CALLED)[N] : N;
type VesselField = { [N in Recorded]: Called<N> }[Recorded] | 'primary_boater' | 'boaters';

const identityNames = Object.keys(vesselIdentity) as (keyof typeof vesselIdentity)[];
const buildNames = Object.keys(vesselBuild) as (keyof typeof vesselBuild)[];
const called = (name: Recorded): VesselField =>
  (CALLED as Partial<Record<Recorded, VesselField>>)[name] ?? (name as VesselField);
const vesselFields: readonly VesselField[] = [
  ...[...identityNames, ...buildNames].map(called),
  'primary_boater',
  'boaters',
];

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
    ...identityNames.map((name) => ({
      field: called(name),
      value: identity === null ? ERASED : text(identity[name]),
    })),
    ...buildNames.map((name) => ({ field: called(name), value: buildValue(name, build[name]) })),
    { field: 'primary_boater', value: record('boater', primary) },
    { field: 'boaters', value: list(others.map((id) => record('boater', id))) },
  ];
}

function buildValue(name: keyof typeof vesselBuild, value: VesselBuild[typeof name]): AuditValue | null {
  if (value === undefined) return null;
  if (typeof value === 'number') return metres(value);
  if (typeof value === 'boolean') return flag(value);
  if (name === 'hull_type') return word('hull_type', value);
  if (name === 'type') return word('vessel_type', value);
  return name === 'flag' ? country(value) : text(value);
}
