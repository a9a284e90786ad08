import {
  type Marina,
  type MarinaRequirements,
  marinaRequirements,
  type ReservationSettings,
  reservationSettings,
  type VatSettings,
} from '../../../contracts/marinas/marina.js';
import { marinaPermissionNames } from '../../../contracts/vocabulary/permissions.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { MarinaDetails, MarinaEvent } from './marina-events.js';
import { requirementErrors } from './requirement-stages.js';

export type MarinaState =
  | { readonly exists: false }
  | {
      readonly exists: true;
      readonly details: MarinaDetails;
      readonly requirements: MarinaRequirements;
      readonly reservations: ReservationSettings;
      readonly vat: VatSettings;
    };

export type MarinaCommand =
  | { type: 'OpenMarina'; details: MarinaDetails }
  | { type: 'ChangeMarina'; details: MarinaDetails }
  | { type: 'SetPermissions'; permissions: MarinaDetails['permissions'] }
  | { type: 'SetRequirements'; marina_requirements: MarinaRequirements }
  | { type: 'SetReservationSettings'; reservation_settings: ReservationSettings }
  | { type: 'SetVat'; vat: VatSettings };

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
      return [{ type: 'MarinaVatSet', data: { vat: command.vat } }];
    default:
      return command satisfies never;
  }
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
    },
  };
}
