import { marinaFileTypes } from '../../../contracts/marinas/vocabulary.js';
import { type AuditValue, flag, list, metres, text, word } from '../../platform/audit-trail/audit-values.js';
import type { AuditFact } from '../../platform/audit-trail/audit-views.js';
import type { MarinaState } from '../domain/marina.js';

type OpenMarina = Extract<MarinaState, { exists: true }>;
type FilesField = `files_${(typeof marinaFileTypes)[number]}`;

const fileFields = marinaFileTypes.map((type): FilesField => `files_${type}`);

const named = [
  'office_street',
  'office_postal_code',
  'office_city',
  'office_phone',
  'marina_website',
  'vhf_channel',
  'marina_position',
  'marina_description',
  'opening_hours',
  'amenities',
  'support_services',
  'office_languages',
  'kit_schedule',
  'kit_note',
  'instant_enabled',
  'instant_full_payment',
  'instant_valid_documents',
  'instant_stayed_before',
  'instant_members_only',
  'instant_max_nights',
  'instant_min_hours',
  'instant_max_days',
  'instant_length',
  'instant_beam',
  'instant_draft',
  'instant_requirements',
] as const;

/** The fields of the profile, the approval kit, instant booking and the files. */
export const settingsFields = [...named, ...fileFields] as const;
export type SettingsField = (typeof settingsFields)[number];

export function settingsFacts(state: OpenMarina): AuditFact<SettingsField>[] {
  return [...profileFacts(state), ...kitFacts(state), ...instantFacts(state), ...fileFacts(state)];
}

function profileFacts({ profile }: OpenMarina): AuditFact<SettingsField>[] {
  const { position } = profile;
  return [
    { field: 'office_street', value: text(profile.street) },
    { field: 'office_postal_code', value: text(profile.postal_code) },
    { field: 'office_city', value: text(profile.city) },
    { field: 'office_phone', value: text(profile.phone) },
    { field: 'marina_website', value: text(profile.website) },
    { field: 'vhf_channel', value: text(profile.vhf_channel) },
    { field: 'marina_position', value: position === null ? null : text(`${position.latitude}, ${position.longitude}`) },
    { field: 'marina_description', value: text(profile.description) },
    ...profile.opening_hours.map(({ day, opens, closes }) => ({
      field: 'opening_hours' as const,
      of: { id: day, name: { is: 'word' as const, set: 'weekday', code: day } },
      value: text(`${opens}–${closes}`),
    })),
    { field: 'amenities', value: list(profile.amenities.map((code) => word('amenity', code))) },
    { field: 'support_services', value: list(profile.services.map((code) => word('support_service', code))) },
    { field: 'office_languages', value: list(profile.languages.map(languageNamed)) },
  ];
}

function kitFacts({ approval_kit }: OpenMarina): AuditFact<SettingsField>[] {
  return [
    { field: 'kit_schedule', value: word('kit_schedule', approval_kit.schedule) },
    ...Object.entries(approval_kit.notes).map(([code, note]) => ({
      field: 'kit_note' as const,
      of: { id: code, name: languageNamed(code) },
      value: text(note),
    })),
  ];
}

function instantFacts({ instant_booking: instant }: OpenMarina): AuditFact<SettingsField>[] {
  return [
    { field: 'instant_enabled', value: flag(instant.enabled) },
    { field: 'instant_full_payment', value: flag(instant.full_payment) },
    { field: 'instant_valid_documents', value: flag(instant.valid_documents) },
    { field: 'instant_stayed_before', value: flag(instant.stayed_before) },
    { field: 'instant_members_only', value: flag(instant.members_only) },
    { field: 'instant_max_nights', value: count('nights', instant.max_nights) },
    { field: 'instant_min_hours', value: count('hours', instant.min_hours_in_advance) },
    { field: 'instant_max_days', value: count('days', instant.max_days_in_advance) },
    { field: 'instant_length', value: metres(instant.max_length) },
    { field: 'instant_beam', value: metres(instant.max_beam) },
    { field: 'instant_draft', value: metres(instant.max_draft) },
    { field: 'instant_requirements', value: list(instant.additional_requirements.map(text)) },
  ];
}

function fileFacts({ files }: OpenMarina): AuditFact<SettingsField>[] {
  return marinaFileTypes.map((type) => ({
    field: `files_${type}` as const,
    value: list(files.filter(({ requested_type }) => requested_type === type).map(({ name }) => text(name))),
  }));
}

function languageNamed(code: string): AuditValue {
  return { is: 'language', code };
}

/** A limit; null: none. */
export function count(of: string, number: number | null): AuditValue | null {
  return number === null ? null : { is: 'count', of, count: number };
}
