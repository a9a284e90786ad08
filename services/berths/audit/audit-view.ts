import { berthLabel } from '../../../contracts/berths/rules/berth-names.js';
import type { BerthLimits } from '../../../contracts/berths/rules/boat-fit.js';
import { boatTypes, extensionOrientations, holderTypes } from '../../../contracts/berths/vocabulary.js';
import { type AuditValue, flag, list, metres, record, text, word } from '../../platform/audit-trail/audit-values.js';
import type { AuditFact, FoldedView } from '../../platform/audit-trail/audit-views.js';
import * as berth from '../domain/berth.js';
import type { BerthCard, BerthEvent } from '../domain/berth-events.js';
import * as pier from '../domain/pier.js';
import type { PierCard, PierEvent } from '../domain/pier-events.js';

const sizeFields = ['max_length', 'max_beam', 'max_draft', 'min_length', 'min_beam', 'min_draft'] as const;
const states = ['there', 'deleted'] as const;

const pierFields = ['record_state', 'pier_name', ...sizeFields, 'instant_booking'] as const;
type PierField = (typeof pierFields)[number];

/** How the history view shows pier events. */
export const pierAuditView: FoldedView<pier.PierState, PierEvent, PierField> = {
  kind: 'pier',
  events: { PierCreated: 'inventory', PierUpdated: 'inventory', PierDeleted: 'inventory' },
  fields: pierFields,
  sets: { record_state: states },
  initial: pier.initial,
  evolve: pier.evolve,
  facts: ({ card, status }) => (card === null ? [] : pierFacts(card, status)),
  label: ({ card }) => text(card?.name ?? null),
};

function pierFacts(card: PierCard, status: pier.PierState['status']): readonly AuditFact<PierField>[] {
  return [
    { field: 'record_state', value: word('record_state', status) },
    { field: 'pier_name', value: text(card.name) },
    ...sizeFacts(card.berth_sizes),
    { field: 'instant_booking', value: flag(card.instant_booking) },
  ];
}

const services = ['electricity', 'water', 'waste'] as const;
const locations = ['office', 'facilities', 'view', 'accessible', 'quiet'] as const;

const berthFields = [
  'record_state',
  'pier',
  'berth_number',
  ...sizeFields,
  'holder_type',
  'boat_types',
  'active',
  'offered',
  'instant_booking',
  'extension',
  'extension_neighbours',
  'services',
  'location',
  'notes',
] as const;
type BerthField = (typeof berthFields)[number];

/** How the history view shows berth events. The plan's audit view covers the boats in the berths. */
export const berthAuditView: FoldedView<berth.BerthState, BerthEvent, BerthField> = {
  kind: 'berth',
  events: {
    BerthCreated: 'inventory',
    BerthUpdated: 'inventory',
    BerthNotesChanged: 'inventory',
    AbsenceInquired: 'absences',
    BerthDeleted: 'inventory',
  },
  fields: berthFields,
  sets: {
    record_state: states,
    holder_type: holderTypes,
    boat_types: boatTypes,
    extension: extensionOrientations,
    services,
    location: locations,
  },
  initial: berth.initial,
  evolve: berth.evolve,
  facts: ({ card, status, notes }) => (card === null ? [] : berthFacts(card, status, notes)),
  label: ({ card }) => (card === null ? null : nameOfBerth(card)),
};

function berthFacts(
  card: BerthCard,
  status: berth.BerthState['status'],
  notes: string,
): readonly AuditFact<BerthField>[] {
  const { smart_extension: extension } = card;
  return [
    { field: 'record_state', value: word('record_state', status) },
    { field: 'pier', value: record('pier', card.pier_id) },
    { field: 'berth_number', value: text(berthLabel(card.number, card.lettered)) },
    ...sizeFacts(card),
    { field: 'holder_type', value: word('holder_type', card.holder_type) },
    { field: 'boat_types', value: word('boat_types', card.boat_types) },
    { field: 'active', value: flag(card.active) },
    { field: 'offered', value: flag(card.offered) },
    { field: 'instant_booking', value: flag(card.instant_booking) },
    { field: 'extension', value: word('extension', extension?.orientation ?? null) },
    { field: 'extension_neighbours', value: list((extension?.neighbours ?? []).map((id) => record('berth', id))) },
    { field: 'services', value: switchedOn('services', services, card.services) },
    { field: 'location', value: switchedOn('location', locations, card.location) },
    { field: 'notes', value: text(notes) },
  ];
}

/** The usual form: the pier's name directly followed by the number or its letters. */
function nameOfBerth({ pier_id, number, lettered }: BerthCard): AuditValue {
  const parts: AuditValue[] = [
    { is: 'record', kind: 'pier', id: pier_id },
    { is: 'text', text: berthLabel(number, lettered) },
  ];
  return { is: 'joined', parts };
}

function sizeFacts(sizes: BerthLimits | null): readonly AuditFact<(typeof sizeFields)[number]>[] {
  return [
    { field: 'max_length', value: metres(sizes?.max_loa ?? null) },
    { field: 'max_beam', value: metres(sizes?.max_beam ?? null) },
    { field: 'max_draft', value: metres(sizes?.max_draft ?? null) },
    { field: 'min_length', value: metres(sizes?.min_length ?? null) },
    { field: 'min_beam', value: metres(sizes?.min_beam ?? null) },
    { field: 'min_draft', value: metres(sizes?.min_draft ?? null) },
  ];
}

function switchedOn<N extends string>(set: string, names: readonly N[], on: Readonly<Record<N, boolean>>) {
  return list(names.filter((name) => on[name]).map((name) => word(set, name)));
}
