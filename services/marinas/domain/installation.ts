import type { InstallationOffer, LegalTextForm } from '../../../contracts/marinas/configuration.js';
import type { LogoPlace } from '../../../contracts/marinas/association.js';
import {
  amenities,
  type AssociationCode,
  type LegalTextKind,
  type LogoScheme,
} from '../../../contracts/marinas/vocabulary.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import type { InstallationEvent, StoredLogo } from './installation-events.js';

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
  /** By association and ground. */
  readonly logos: Readonly<Partial<Record<`${AssociationCode} ${LogoScheme}`, StoredLogo>>>;
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
    }
  | { readonly type: 'SetLogo'; readonly place: LogoPlace; readonly logo: StoredLogo }
  | { readonly type: 'RemoveLogo'; readonly place: LogoPlace };

export function initial(): InstallationState {
  return {
    offer: { associations: { TEM: 'TEM', BFG: 'BFG', IGY: 'IGY', STX: 'STX' }, amenities: [...amenities] },
    texts: {},
    logos: {},
  };
}

export function evolve(state: InstallationState, event: InstallationEvent): InstallationState {
  switch (event.type) {
    case 'InstallationOfferSet':
      return { ...state, offer: event.data.offer };
    case 'LegalTextPublished': {
      const { kind, language, text, at } = event.data;
      const before = versionsOf(state, kind, language);
      const published = [...before, { version: before.length + 1, published_at: at, text }];
      return { ...state, texts: { ...state.texts, [`${kind} ${language}`]: published } };
    }
    case 'AssociationLogoSet':
      return { ...state, logos: { ...state.logos, [keyOf(event.data)]: event.data.logo } };
    case 'AssociationLogoRemoved': {
      const { [keyOf(event.data)]: _, ...logos } = state.logos;
      return { ...state, logos };
    }
    default:
      return event satisfies never;
  }
}

/** Setting, publishing or removing what is so already changes nothing. */
export function decide(command: InstallationCommand, state: InstallationState): InstallationEvent[] {
  switch (command.type) {
    case 'SetOffer': {
      const { offer } = command;
      return sameJson(offer, state.offer) ? [] : [{ type: 'InstallationOfferSet', data: { offer } }];
    }
    case 'PublishText': {
      const { kind, language, text, at } = command;
      const newest = versionsOf(state, kind, language).at(-1);
      if (newest !== undefined && sameJson(newest.text, text)) return [];
      return [{ type: 'LegalTextPublished', data: { kind, language, text, at } }];
    }
    case 'SetLogo': {
      const { place, logo } = command;
      const replaced = logoOf(state, place)?.file_id ?? null;
      return [{ type: 'AssociationLogoSet', data: { ...place, logo, replaced } }];
    }
    case 'RemoveLogo': {
      const { place } = command;
      const before = logoOf(state, place);
      return before === null ? [] : [{ type: 'AssociationLogoRemoved', data: { ...place, replaced: before.file_id } }];
    }
    default:
      return command satisfies never;
  }
}

/** Null: there is none. */
export function logoOf(state: InstallationState, place: LogoPlace): StoredLogo | null {
  return state.logos[keyOf(place)] ?? null;
}

const keyOf = ({ association, scheme }: LogoPlace) => `${association} ${scheme}` as const;

export function versionsOf(
  state: InstallationState,
  kind: LegalTextKind,
  language: Language,
): readonly PublishedText[] {
  return state.texts[`${kind} ${language}`] ?? [];
}
