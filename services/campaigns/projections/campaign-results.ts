import { ABSENCE_STREAM, absenceFactOf } from '../../../contracts/absences/events.js';
import { type CampaignSection, RESULT_DAYS } from '../../../contracts/campaigns/vocabulary.js';
import {
  CARD_STREAM,
  cardFactOf,
  type NightsRedeemed,
  REQUEST_STREAM,
  requestFactOf,
} from '../../../contracts/memberships/events.js';
import { CONVERSATION_STREAM, type MessagePosted } from '../../../contracts/messages/events.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { CampaignEvent } from '../domain/campaign-events.js';

interface ReceivedMail {
  campaign_id: string;
  screen_type: CampaignSection;
  at: string;
}

/** A boater who was mailed, or who took up contact. */
export interface BoaterResults {
  boater_id: string;
  marina_id: string | null;
  /** When the boater first did something on a page of their own; empty: never. */
  connected_at: string;
  /** The latest mails, newest last. */
  mails: ReceivedMail[];
  /** What came of each mail, by campaign. */
  results: Record<string, number>;
  /** The campaigns of which something came. */
  came_of: string[];
}

/** A card with its holders, who are named only when it is issued or presented. */
interface CardSource {
  holder_ids: string[];
  /** The nights of the latest event. */
  redeemed: { at: string; nights: number };
}

type ResultDocument = BoaterResults | CardSource;

/** Mails of a boater that are remembered. */
const MOST_MAILS = 24;
const RESULT_MS = RESULT_DAYS * 24 * 60 * 60_000;

/** What boaters did after the mails of campaigns, and who has taken up contact. */
export const campaignResults: Projection<ResultDocument> = {
  name: 'campaign-results',
  version: 1,
  indexes: [{ fields: ['came_of'] }, { fields: ['marina_id', 'connected_at'] }],
  documentIds: (event) => {
    if (event.type === 'CampaignAdvanced') return (event.data as Advanced).mailed;
    if (event.stream.startsWith(CARD_STREAM)) return isOfCard(event) ? [event.stream] : [];
    const boater = actingBoater(event);
    return boater === null ? [] : [boater];
  },
  apply: (document, event, id) => {
    if (event.stream.startsWith(CARD_STREAM)) return cardAfter(asCard(document), event);
    const boater = asBoater(document) ?? newBoater(id, event.metadata.marina_id);
    if (event.type === 'CampaignAdvanced') return mailed(boater, event.data as Advanced);
    const at = event.metadata.recorded_at;
    const connected =
      boater.connected_at === '' ? { ...counted(boater, 'BOATER_CONNECTIONS', 1, at), connected_at: at } : boater;
    return event.type === 'AbsenceReported'
      ? counted(actsAlone(event) ? connected : boater, 'REVENUE_PLANNING', 1, at)
      : connected;
  },
  copies: {
    to: (source) => ('holder_ids' in source ? source.holder_ids : []),
    copy: (target, source, event) => {
      const isRedeeming = event.type === 'NightsRedeemed' || event.type === 'VisitRedeemed';
      if (!isRedeeming || !('holder_ids' in source) || !('mails' in target)) return undefined;
      return counted(target, 'MARINA_TRAFFIC', source.redeemed.nights, source.redeemed.at);
    },
  },
};

type Advanced = Extract<CampaignEvent, { type: 'CampaignAdvanced' }>['data'];

/** The boater whom an event shows to act, or to be absent; null for all other events. */
function actingBoater(event: LoggedEvent): string | null {
  if (event.stream.startsWith(ABSENCE_STREAM)) {
    const fact = absenceFactOf(event);
    return fact?.type === 'AbsenceReported' ? fact.data.boater_id : null;
  }
  if (event.stream.startsWith(CONVERSATION_STREAM)) {
    return event.type === 'MessagePosted' && (event.data as MessagePosted['data']).from === 'BOATER'
      ? (event.data as MessagePosted['data']).boater_id
      : null;
  }
  if (!event.stream.startsWith(REQUEST_STREAM)) return null;
  const fact = requestFactOf(event);
  return fact?.type === 'CustomerRequestFiled' ? fact.data.boater_id : null;
}

/** Whether the boater reported the absence, and not the marina for them. */
function actsAlone({ data }: LoggedEvent): boolean {
  return (data as { by?: unknown }).by === 'BOATER';
}

function isOfCard({ type }: LoggedEvent): boolean {
  return ['CardIssued', 'CardPresented', 'NightsRedeemed', 'VisitRedeemed'].includes(type);
}

function cardAfter(before: CardSource | undefined, event: LoggedEvent): CardSource | undefined {
  const fact = cardFactOf(event);
  if (fact?.type === 'CardIssued') {
    const { boater_id, boater_ids } = fact.data;
    return { holder_ids: [...new Set([boater_id, ...boater_ids])], redeemed: { at: '', nights: 0 } };
  }
  if (before === undefined) return undefined;
  if (fact?.type === 'CardPresented') {
    return { ...before, holder_ids: [...new Set([...before.holder_ids, fact.data.boater_id])] };
  }
  const { nights } = event.data as Pick<NightsRedeemed['data'], 'nights'>;
  return { ...before, redeemed: { at: event.metadata.recorded_at, nights } };
}

function newBoater(boater_id: string, marina_id: string | null): BoaterResults {
  return { boater_id, marina_id, connected_at: '', mails: [], results: {}, came_of: [] };
}

function mailed(boater: BoaterResults, { campaign_id, screen_type, at }: Advanced): BoaterResults {
  const mails = [...boater.mails, { campaign_id, screen_type, at }].slice(-MOST_MAILS);
  return { ...boater, mails };
}

/** Credits the section's latest mail that is not older than the days that count. */
function counted(boater: BoaterResults, section: CampaignSection, by: number, at: string): BoaterResults {
  const mail = boater.mails.findLast(({ screen_type }) => screen_type === section);
  const since = mail === undefined ? Number.NaN : Date.parse(at) - Date.parse(mail.at);
  if (mail === undefined || !(since >= 0 && since <= RESULT_MS)) return boater;
  const results = { ...boater.results, [mail.campaign_id]: (boater.results[mail.campaign_id] ?? 0) + by };
  return { ...boater, results, came_of: Object.keys(results) };
}

export function asBoater<D extends object>(document: D | undefined): (BoaterResults & D) | undefined {
  return document !== undefined && 'mails' in document ? (document as unknown as BoaterResults & D) : undefined;
}

function asCard(document: ResultDocument | undefined): CardSource | undefined {
  return document !== undefined && 'holder_ids' in document ? document : undefined;
}
