import type { InstallationOffer, LegalTextForm } from '../../../contracts/marinas/configuration.js';
import { amenities, type LegalTextKind } from '../../../contracts/marinas/vocabulary.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import type { InstallationEvent } from './installation-events.js';

/** A published version of a legal text, numbered from 1. */
export interface PublishedText {
  readonly version: number;
  readonly published_at: string;
  readonly text: LegalTextForm;
}

export interface InstallationState {
  readonly offer: InstallationOffer;
  /** By kind and language, earliest first. */
  readonly texts: Readonly<Partial<Record<`${LegalTextKind} ${Language}`, readonly PublishedText[]>>>;
}

export type InstallationCommand =
  | { readonly type: 'SetOffer'; readonly offer: InstallationOffer }
  | {
      readonly type: 'PublishText';
      readonly kind: LegalTextKind;
      readonly language: Language;
      readonly text: LegalTextForm;
      /** UTC instant. */
      readonly at: string;
    };

export function initial(): InstallationState {
  return {
    offer: { associations: { TEM: 'TEM', BFG: 'BFG', IGY: 'IGY', STX: 'STX' }, amenities: [...amenities] },
    texts: {},
  };
}

export function evolve(state: InstallationState, event: InstallationEvent): InstallationState {
  if (event.type === 'InstallationOfferSet') return { ...state, offer: event.data.offer };
  const { kind, language, text, at } = event.data;
  const before = versionsOf(state, kind, language);
  const published = [...before, { version: before.length + 1, published_at: at, text }];
  return { ...state, texts: { ...state.texts, [`${kind} ${language}`]: published } };
}

/** Setting or publishing what is there already changes nothing. */
export function decide(command: InstallationCommand, state: InstallationState): InstallationEvent[] {
  if (command.type === 'SetOffer') {
    const { offer } = command;
    return sameJson(offer, state.offer) ? [] : [{ type: 'InstallationOfferSet', data: { offer } }];
  }
  const { kind, language, text, at } = command;
  const newest = versionsOf(state, kind, language).at(-1);
  if (newest !== undefined && sameJson(newest.text, text)) return [];
  return [{ type: 'LegalTextPublished', data: { kind, language, text, at } }];
}

export function versionsOf(
  state: InstallationState,
  kind: LegalTextKind,
  language: Language,
): readonly PublishedText[] {
  return state.texts[`${kind} ${language}`] ?? [];
}
