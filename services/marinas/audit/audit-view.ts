import { marinaMode, requirementNames, requirementStages } from '../../../contracts/marinas/marina.js';
import type { ReservationSettings } from '../../../contracts/marinas/marina.js';
import type { CancellationPolicy } from '../../../contracts/marinas/rules/cancellation.js';
import { amenities, approvalKitSchedules, supportServices, weekdays } from '../../../contracts/marinas/vocabulary.js';
import { marinaPermissionNames } from '../../../contracts/vocabulary/permissions.js';
import { type AuditValue, flag, list, metres, text, word } from '../../platform/audit-trail/audit-values.js';
import type { AuditFact, FoldedView } from '../../platform/audit-trail/audit-views.js';
import { evolve, initial, type MarinaState } from '../domain/marina.js';
import { count, settingsFacts, type SettingsField, settingsFields } from './settings-facts.js';
import type { MarinaEvent } from '../domain/marina-events.js';

const contracts = ['short', 'long'] as const;
type Feature = `feature_${(typeof marinaPermissionNames)[number]}`;
type Requirement = `requirements_${(typeof contracts)[number]}_${(typeof requirementStages)[number]}`;

const features = marinaPermissionNames.map((name): Feature => `feature_${name}`);
const requirements = contracts.flatMap((contract) =>
  requirementStages.map((stage): Requirement => `requirements_${contract}_${stage}`),
);

const general = [
  'marina_name',
  'code',
  'country',
  'time_zone',
  'association',
  'edition',
  'currency',
  'online_payments',
  'office_email',
  'vat_percent',
  'vat_number',
  'two_factor_required',
] as const;
const settings = [
  'answer_hours',
  'waiting_offer_hours',
  'contacts_shown_days',
  'max_nights',
  'min_days_in_advance',
  'max_days_in_advance',
  'longest_boat',
  'widest_boat',
  'deepest_boat',
  'cancellation_refund',
  'cancellation_refund_long',
  'marina_requirements_more',
] as const;

type Field = (typeof general)[number] | (typeof settings)[number] | Feature | Requirement | SettingsField;

/** How the history view shows a marina's settings. */
export const marinaAuditView: FoldedView<MarinaState, MarinaEvent, Field> = {
  kind: 'marina',
  events: {
    MarinaOpened: 'settings',
    MarinaChanged: 'settings',
    MarinaPermissionsSet: 'settings',
    MarinaRequirementsSet: 'settings',
    ReservationSettingsSet: 'settings',
    MarinaVatSet: 'settings',
    MarinaProfileSet: 'settings',
    ApprovalKitSet: 'settings',
    InstantBookingSet: 'settings',
    SecuritySettingsSet: 'settings',
    MarinaFileAdded: 'settings',
    MarinaFileRemoved: 'settings',
    MarinaFilesOrdered: 'settings',
  },
  fields: [...general, ...features, ...requirements, ...settings, ...settingsFields],
  sets: {
    edition: marinaMode.options,
    requirement: requirementNames,
    amenity: amenities,
    support_service: supportServices,
    weekday: weekdays,
    kit_schedule: approvalKitSchedules,
  },
  initial,
  evolve,
  facts: (state) =>
    state.exists
      ? [
          ...generalFacts(state),
          ...featureFacts(state),
          ...requirementFacts(state),
          ...settingFacts(state.reservations),
          ...settingsFacts(state),
        ]
      : [],
  label: (state) => (state.exists ? text(state.details.name) : null),
};

type OpenMarina = Extract<MarinaState, { exists: true }>;

function generalFacts({ details, vat, security }: OpenMarina): AuditFact<Field>[] {
  return [
    { field: 'marina_name', value: text(details.name) },
    { field: 'code', value: text(details.code) },
    { field: 'country', value: { is: 'country', code: details.country } },
    { field: 'time_zone', value: text(details.time_zone) },
    { field: 'association', value: text(details.association_code) },
    { field: 'edition', value: word('edition', details.mode) },
    { field: 'currency', value: text(details.currency) },
    { field: 'online_payments', value: flag(details.accepts_online_payments) },
    { field: 'office_email', value: text(details.office_email) },
    { field: 'vat_percent', value: vat === null ? null : { is: 'percent', value: vat.percent } },
    { field: 'vat_number', value: text(vat?.number ?? null) },
    { field: 'two_factor_required', value: flag(security.two_factor_required) },
  ];
}

function featureFacts({ details }: OpenMarina): AuditFact<Field>[] {
  return marinaPermissionNames.map((name) => ({
    field: `feature_${name}` as const,
    value: flag(details.permissions[name] === true),
  }));
}

function requirementFacts(state: OpenMarina): AuditFact<Field>[] {
  return contracts.flatMap((contract) =>
    requirementStages.map((stage) => ({
      field: `requirements_${contract}_${stage}` as const,
      value: list(state.requirements[contract][stage].map((name) => word('requirement', name))),
    })),
  );
}

function settingFacts(reservations: ReservationSettings): AuditFact<Field>[] {
  return [
    { field: 'answer_hours', value: { is: 'count', of: 'hours', count: reservations.answer_hours } },
    {
      field: 'waiting_offer_hours',
      value: { is: 'count', of: 'hours', count: reservations.waiting_offer_hours },
    },
    { field: 'contacts_shown_days', value: count('days', reservations.contacts_shown_days) },
    { field: 'max_nights', value: count('nights', reservations.max_nights) },
    { field: 'min_days_in_advance', value: count('days', reservations.min_days_in_advance) },
    { field: 'max_days_in_advance', value: count('days', reservations.max_days_in_advance) },
    { field: 'longest_boat', value: metres(reservations.max_length) },
    { field: 'widest_boat', value: metres(reservations.max_beam) },
    { field: 'deepest_boat', value: metres(reservations.max_draft) },
    ...refundFacts('cancellation_refund', reservations.cancellation_policy),
    ...refundFacts('cancellation_refund_long', reservations.cancellation_policy_long ?? []),
    { field: 'marina_requirements_more', value: list(reservations.additional_requirements.map(text)) },
  ];
}

function refundFacts(field: Field, policy: CancellationPolicy): AuditFact<Field>[] {
  return policy.map((step) => ({
    field,
    of: { id: String(step.days_before_arrival), name: daysAhead(step.days_before_arrival) },
    value: { is: 'percent', value: step.refund_percent },
  }));
}

function daysAhead(days: number): AuditValue {
  return { is: 'count', of: 'days', count: days };
}
