import {
  type Marina,
  type MarinaRequirements,
  marinaRequirements,
  type ReservationSettings,
  reservationSettings,
  type SecuritySettings,
  securitySettings,
  type VatSettings,
} from '../../../contracts/marinas/marina.js';
import { type MarinaProfile, marinaProfile, type MarinaProfileForm } from '../../../contracts/marinas/profile.js';
import {
  type ApprovalKit,
  approvalKit,
  type InstantBooking,
  instantBooking,
} from '../../../contracts/marinas/reservation-settings.js';
import type { FoundMarina, PolicyFile } from '../../../contracts/marinas/queries.js';
import type { MarinaFileType } from '../../../contracts/marinas/vocabulary.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import { marinaPermissionNames } from '../../../contracts/vocabulary/permissions.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { decideFiles, type FileCommand, type FileEvent, filesAfter, policiesEndedBy } from './marina-files.js';
import type { MarinaDetails, MarinaEvent, StoredFile } from './marina-events.js';
import { requirementErrors } from './requirement-stages.js';

export type MarinaState =
  | { readonly exists: false }
  | {
      readonly exists: true;
      readonly details: MarinaDetails;
      readonly requirements: MarinaRequirements;
      readonly reservations: ReservationSettings;
      readonly vat: VatSettings;
      readonly profile: MarinaProfile;
      readonly approval_kit: ApprovalKit;
      readonly instant_booking: InstantBooking;
      readonly security: SecuritySettings;
      /** Those of each type in their order. */
      readonly files: readonly StoredFile[];
      /** Cancellation policies that were replaced or removed: stays that were agreed under them keep them. */
      readonly former_policies: readonly StoredFile[];
    };

export type MarinaCommand =
  | { type: 'OpenMarina'; details: MarinaDetails }
  | { type: 'ChangeMarina'; details: MarinaDetails }
  | { type: 'SetPermissions'; permissions: MarinaDetails['permissions'] }
  | { type: 'SetRequirements'; marina_requirements: MarinaRequirements }
  | { type: 'SetReservationSettings'; reservation_settings: ReservationSettings }
  | { type: 'SetProfile'; form: MarinaProfileForm }
  | { type: 'SetApprovalKit'; approval_kit: ApprovalKit }
  | { type: 'SetInstantBooking'; instant_booking: InstantBooking }
  | { type: 'SetSecurity'; security: SecuritySettings }
  | { type: 'SetVat'; vat: VatSettings }
  | { type: 'AcceptOnlinePayments'; accepts: boolean }
  | FileCommand;

export interface MarinaContext {
  /** Whether the command's time zone is a known IANA zone. */
  readonly time_zone_known: boolean;
}

export function initial(): MarinaState {
  return { exists: false };
}

export function evolve(state: MarinaState, event: MarinaEvent): MarinaState {
  switch (event.type) {
    case 'MarinaOpened':
      return {
        exists: true,
        details: event.data,
        requirements: marinaRequirements.parse({}),
        reservations: reservationSettings.parse({}),
        vat: null,
        profile: marinaProfile.parse({}),
        approval_kit: approvalKit.parse({}),
        instant_booking: instantBooking.parse({}),
        security: securitySettings.parse({}),
        files: [],
        former_policies: [],
      };
    case 'MarinaChanged':
      return state.exists ? { ...state, details: event.data } : state;
    case 'MarinaPermissionsSet':
      return state.exists ? { ...state, details: { ...state.details, permissions: event.data.permissions } } : state;
    case 'MarinaRequirementsSet':
      return state.exists ? { ...state, requirements: event.data.marina_requirements } : state;
    case 'ReservationSettingsSet':
      return state.exists ? { ...state, reservations: event.data.reservation_settings } : state;
    case 'MarinaVatSet':
      return state.exists ? { ...state, vat: event.data.vat } : state;
    case 'MarinaProfileSet':
      return state.exists ? { ...state, profile: event.data.profile } : state;
    case 'ApprovalKitSet':
      return state.exists ? { ...state, approval_kit: event.data.approval_kit } : state;
    case 'InstantBookingSet':
      return state.exists ? { ...state, instant_booking: event.data.instant_booking } : state;
    case 'SecuritySettingsSet':
      return state.exists ? { ...state, security: event.data.security } : state;
    case 'MarinaFileAdded':
    case 'MarinaFileRemoved':
    case 'MarinaFilesOrdered':
      return state.exists ? withFiles(state, event) : state;
    default:
      return event satisfies never;
  }
}

export function decide(command: MarinaCommand, state: MarinaState, context: MarinaContext): MarinaEvent[] | Refusal {
  if (command.type === 'OpenMarina') {
    if (state.exists) return [];
    if (!context.time_zone_known) return refuseFields({ path: 'time_zone', code: 'timeZoneUnknown' });
    return [{ type: 'MarinaOpened', data: command.details }];
  }
  if (!state.exists) return refuse('not_found', 'MARINA_NOT_FOUND');
  switch (command.type) {
    case 'ChangeMarina':
      if (!context.time_zone_known) return refuseFields({ path: 'time_zone', code: 'timeZoneUnknown' });
      return [{ type: 'MarinaChanged', data: command.details }];
    case 'SetPermissions': {
      const before = state.details.permissions;
      const permissions = { ...before, ...command.permissions };
      const changes = marinaPermissionNames.some((name) => before[name] !== permissions[name]);
      return changes ? [{ type: 'MarinaPermissionsSet', data: { permissions } }] : [];
    }
    case 'SetRequirements': {
      const errors = requirementErrors(command.marina_requirements);
      if (errors.length > 0) return refuseFields(...errors);
      return [{ type: 'MarinaRequirementsSet', data: { marina_requirements: command.marina_requirements } }];
    }
    case 'SetReservationSettings':
      return [{ type: 'ReservationSettingsSet', data: { reservation_settings: command.reservation_settings } }];
    case 'SetVat':
      return sameJson(command.vat, state.vat) ? [] : [{ type: 'MarinaVatSet', data: { vat: command.vat } }];
    case 'AcceptOnlinePayments': {
      const { details } = state;
      if (details.accepts_online_payments === command.accepts) return [];
      return [{ type: 'MarinaChanged', data: { ...details, accepts_online_payments: command.accepts } }];
    }
    case 'SetProfile':
      return setProfile(command.form, state, context);
    case 'SetApprovalKit': {
      const { approval_kit } = command;
      return sameJson(approval_kit, state.approval_kit) ? [] : [{ type: 'ApprovalKitSet', data: { approval_kit } }];
    }
    case 'SetInstantBooking': {
      const { instant_booking } = command;
      return sameJson(instant_booking, state.instant_booking)
        ? []
        : [{ type: 'InstantBookingSet', data: { instant_booking } }];
    }
    case 'SetSecurity': {
      const { security } = command;
      return sameJson(security, state.security) ? [] : [{ type: 'SecuritySettingsSet', data: { security } }];
    }
    case 'AddFile':
    case 'RemoveFile':
    case 'OrderFiles':
      return decideFiles(command, state.files);
    default:
      return command satisfies never;
  }
}

type OpenMarina = Extract<MarinaState, { exists: true }>;

/** The name, time zone and office address are details; the rest is the profile. */
function setProfile(
  { name, time_zone, office_email, ...profile }: MarinaProfileForm,
  { details, profile: before }: OpenMarina,
  context: MarinaContext,
): MarinaEvent[] | Refusal {
  if (!context.time_zone_known) return refuseFields({ path: 'marina_profile.time_zone', code: 'timeZoneUnknown' });
  const changed = { ...details, name, time_zone, office_email };
  return [
    ...(sameJson(changed, details) ? [] : [{ type: 'MarinaChanged' as const, data: changed }]),
    ...(sameJson(profile, before) ? [] : [{ type: 'MarinaProfileSet' as const, data: { profile } }]),
  ];
}

function withFiles(state: OpenMarina, event: FileEvent): OpenMarina {
  const former_policies = [...state.former_policies, ...policiesEndedBy(state.files, event)];
  return { ...state, files: filesAfter(state.files, event), former_policies };
}

/** The marina for the rules of other areas; null before it was opened. */
export function foundMarina(id: string, state: MarinaState): FoundMarina | null {
  const marina = marinaView(id, state);
  if (marina === null || !state.exists) return null;
  const fileOf = (type: MarinaFileType): PolicyFile | null => {
    const file = state.files.find(({ requested_type }) => requested_type === type);
    return file === undefined ? null : { file_id: file.file_id, name: file.name };
  };
  const cancellation_files = { short: fileOf('CANCELLATION_POLICY_SHORT'), long: fileOf('CANCELLATION_POLICY_LONG') };
  return { ...marina, cancellation_files };
}

/** The marina as other areas and screens see it; null before it was opened. */
export function marinaView(id: string, state: MarinaState): Marina | null {
  if (!state.exists) return null;
  const { details } = state;
  return {
    id,
    name: details.name,
    code: details.code,
    country: details.country,
    time_zone: details.time_zone,
    association: { code: details.association_code },
    mode: details.mode,
    office_email: details.office_email,
    marina_settings: {
      currency: details.currency,
      accepts_online_payments: details.accepts_online_payments,
      permissions: details.permissions,
      marina_requirements: state.requirements,
      reservations: state.reservations,
      vat: state.vat,
      instant_booking: state.instant_booking,
      security: state.security,
    },
  };
}
