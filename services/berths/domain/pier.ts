import { minimumCodes, minimumNotBelowMax } from '../../../contracts/berths/rules/boat-fit.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { PierForm } from '../../../contracts/berths/records.js';
import { refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { PierCard, PierEvent } from './pier-events.js';
import type { NamedStays } from './plan-refusals.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';

export interface PierState {
  readonly status: 'none' | 'there' | 'deleted';
  /** The saved card; null before the pier is created. */
  readonly card: PierCard | null;
}

export type PierCommand =
  | { readonly type: 'CreatePier'; readonly data: { readonly pier_id: string; readonly pier: PierForm } }
  | { readonly type: 'UpdatePier'; readonly data: { readonly pier_id: string; readonly pier: PierForm } }
  | { readonly type: 'DeletePier'; readonly data: { readonly pier_id: string } };

export interface PierContext {
  readonly now: string;
  readonly today: string;
  /** Another pier of the marina already has the requested name. */
  readonly name_taken: boolean;
  /** What is on this pier. */
  readonly berths: BerthsOfPier;
}

export interface BerthsOfPier {
  readonly names: readonly string[];
  /** The boats that have one of them now or later. */
  readonly stays: NamedStays;
}

export const NO_BERTHS: BerthsOfPier = { names: [], stays: { allocations: [], total: 0 } };

/** Berths that a refusal names; a pier can have hundreds. */
const BERTHS_NAMED = 50;

export function initial(): PierState {
  return { status: 'none', card: null };
}

export function evolve(state: PierState, event: PierEvent): PierState {
  const { type, data } = event;
  switch (type) {
    case 'PierCreated':
    case 'PierUpdated':
      return { status: 'there', card: data };
    case 'PierDeleted':
      return { ...state, status: 'deleted' };
    default:
      return type satisfies never;
  }
}

/** Saving an unchanged card is a no-op; so is deleting twice. */
export function decide(command: PierCommand, state: PierState, context: PierContext): readonly PierEvent[] | Refusal {
  switch (command.type) {
    case 'CreatePier': {
      const card = cardOf(command.data);
      if (state.status !== 'none') {
        if (state.status === 'there' && sameJson(state.card, card)) return [];
        return refuse('conflict', berthErrors.pier_exists, { details: { pier_id: card.pier_id } });
      }
      return refusalOf(card, context) ?? [{ type: 'PierCreated', data: card }];
    }
    case 'UpdatePier': {
      const card = cardOf(command.data);
      if (state.status !== 'there') return notFound(card.pier_id);
      if (sameJson(state.card, card)) return [];
      return refusalOf(card, context) ?? [{ type: 'PierUpdated', data: card }];
    }
    case 'DeletePier': {
      const { pier_id } = command.data;
      if (state.status === 'none') return notFound(pier_id);
      if (state.status === 'deleted') return [];
      if (context.berths.names.length > 0) return hasBerths(context.berths);
      return [{ type: 'PierDeleted', data: { pier_id } }];
    }
    default:
      return command satisfies never;
  }
}

function hasBerths({ names, stays }: BerthsOfPier): Refusal {
  return refuse('conflict', berthErrors.pier_has_berths, {
    details: {
      berths: names.slice(0, BERTHS_NAMED),
      total: names.length,
      allocations: stays.allocations,
      allocations_total: stays.total,
    },
  });
}

function cardOf({ pier_id, pier }: { readonly pier_id: string; readonly pier: PierForm }): PierCard {
  const { name, berth_sizes, instant_booking } = pier;
  return { pier_id, name: name.trim(), berth_sizes, instant_booking };
}

function refusalOf(card: PierCard, context: PierContext): Refusal | null {
  if (card.name === '') return refuseFields({ path: 'pier.name', code: 'pierNameRequired' });
  const field = card.berth_sizes === null ? null : minimumNotBelowMax(card.berth_sizes);
  if (field !== null) return refuseFields({ path: `pier.berth_sizes.${field}`, code: minimumCodes[field] });
  if (!context.name_taken) return null;
  return refuse('conflict', berthErrors.pier_name_taken, {
    errors: [{ path: 'pier.name', code: 'pierNameTaken' }],
    details: { pier: card.name },
  });
}

const notFound = (pier_id: string): Refusal =>
  refuse('not_found', berthErrors.pier_not_found, { details: { id: pier_id } });
