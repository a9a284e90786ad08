import type {
  AddGroupBoats,
  CreateGroup,
  FindGroupBerths,
  PriceGroup,
  ShownGroup,
} from '../../../../../contracts/reservations/group.js';
import type { Language } from '../../../../../contracts/vocabulary/languages.js';
import type { GroupOffer } from '../../../../../contracts/reservations/vocabulary.js';
import type { ListedBoat } from './pasted-list.js';

/** A boat of the group while it is entered. */
export interface BoatDraft extends ListedBoat {
  /** Stays the same while lines are removed. */
  readonly key: string;
  /** Null: as long as the group. */
  readonly start_date: string | null;
  readonly end_date: string | null;
  /** Null: by the price list. */
  readonly price: number | null;
  /** The berth that staff chose; null: the proposed one. */
  readonly berth_id: string | null;
}

export interface GroupDraft {
  readonly name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  /** In which the organiser is written to. */
  readonly language: Language;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly offered: GroupOffer;
  readonly percent: number | null;
  /** From how many boats on. */
  readonly from: number | null;
}

/** @param language that of the desk, until another one is chosen */
export const emptyDraft = (language: Language): GroupDraft => ({
  name: '',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  language,
  start_date: null,
  end_date: null,
  offered: 'ORGANISER',
  percent: null,
  from: null,
});

export function boatDraft(boat: ListedBoat, key: string): BoatDraft {
  return { ...boat, key, start_date: null, end_date: null, price: null, berth_id: null };
}

/** The boat with a size that staff typed, which is in metres. */
export function resized(boat: BoatDraft, size: 'length' | 'beam' | 'draft', metres: number | null): BoatDraft {
  const { [size]: _typed, ...feet } = boat.feet;
  return { ...boat, [size]: metres, feet };
}

type Missing = 'name' | 'length' | 'beam' | 'draft' | 'email';

/** What a boat may lack when the group is sent: it is asked for later. */
const later: readonly Missing[] = ['beam', 'draft'];

/** What is still to be asked about a boat. */
export function missingOf(boat: BoatDraft, offered: GroupOffer): Missing[] {
  const missing: Missing[] = [];
  if (boat.name.trim() === '') missing.push('name');
  for (const size of ['length', 'beam', 'draft'] as const) if (boat[size] === null) missing.push(size);
  if (offered === 'EACH' && boat.email.trim() === '') missing.push('email');
  return missing;
}

/** What must be known before the group is sent. */
export function requiredOf(boat: BoatDraft, offered: GroupOffer): Missing[] {
  return missingOf(boat, offered).filter((field) => !later.includes(field));
}

/** The question for berths; null while dates or sizes are missing. */
export function berthsQuestion(
  draft: GroupDraft,
  boats: readonly BoatDraft[],
  pier_id: string | null,
): FindGroupBerths | null {
  const { start_date: from, end_date: to } = draft;
  if (from === null || to === null || from >= to || boats.length === 0) return null;
  const asked = boats.flatMap(({ length, beam, draft: depth, start_date, end_date, berth_id }) => {
    if (length === null || beam === null || depth === null) return [];
    const stay = { start_date: start_date ?? from, end_date: end_date ?? to };
    return [{ length, beam, draft: depth, ...stay, ...(berth_id === null ? {} : { berth_id }) }];
  });
  return asked.length < boats.length ? null : { boats: asked, ...(pier_id === null ? {} : { pier_id }) };
}

/**
 * The question for prices; null while dates or a length are missing.
 * @param beside boats that the group has besides, which the discount counts
 */
export function priceQuestion(draft: GroupDraft, boats: readonly BoatDraft[], beside = 0): PriceGroup | null {
  const { start_date: from, end_date: to } = draft;
  if (from === null || to === null || from >= to || boats.length === 0) return null;
  const asked = boats.flatMap(({ length, beam, start_date, end_date, price }) => {
    if (length === null) return [];
    const stay = { start_date: start_date ?? from, end_date: end_date ?? to };
    return stay.start_date < stay.end_date
      ? [{ length, beam, ...stay, ...(price === null ? {} : { price_per_night: price }) }]
      : [];
  });
  if (asked.length < boats.length) return null;
  return { start_date: from, end_date: to, beside, boats: asked, ...discountOf(draft) };
}

function discountOf({ percent, from }: GroupDraft): Pick<CreateGroup, 'discount'> {
  return percent === null || percent === 0 || from === null ? {} : { discount: { percent, boats: from } };
}

/** @param berths the berth of each boat, by its key */
export function groupBody(
  draft: GroupDraft,
  boats: readonly BoatDraft[],
  berths: ReadonlyMap<string, string>,
): CreateGroup | null {
  const { start_date, end_date, name, first_name, last_name, email, phone, language, offered } = draft;
  if (start_date === null || end_date === null) return null;
  const contact = phone.trim() === '' ? {} : { phone: phone.trim() };
  return {
    name,
    organiser: { first_name, last_name, email: email.trim() === '' ? null : email.trim(), language, ...contact },
    confirm_boater: false,
    start_date,
    end_date,
    offered,
    method: 'IN_MARINA',
    ...discountOf(draft),
    message: '',
    boats: boats.map((boat) => bodyOf(boat, berths.get(boat.key), { start_date, end_date })),
  };
}

/** What a group that has been opened says of the boats that are added to it. */
export function draftOfGroup(group: Pick<ShownGroup, 'start_date' | 'end_date' | 'offered' | 'discount'>): GroupDraft {
  const { start_date, end_date, offered, discount } = group;
  const { percent, boats: from } = discount ?? { percent: null, boats: null };
  return { ...emptyDraft('en'), start_date, end_date, offered, percent, from };
}

/** @param berths the berth of each boat, by its key */
export function addedBody(
  { id: group_id, start_date, end_date }: Pick<ShownGroup, 'id' | 'start_date' | 'end_date'>,
  boats: readonly BoatDraft[],
  berths: ReadonlyMap<string, string>,
): AddGroupBoats {
  const list = boats.map((boat) => bodyOf(boat, berths.get(boat.key), { start_date, end_date }));
  return { group_id, method: 'IN_MARINA', message: '', boats: list };
}

function bodyOf(
  boat: BoatDraft,
  berth_id: string | undefined,
  group: { readonly start_date: string; readonly end_date: string },
): CreateGroup['boats'][number] {
  const { name, skipper, email, phone, length, beam, draft, start_date, end_date, price } = boat;
  const own = start_date === null && end_date === null;
  return {
    name,
    length: length ?? 0,
    beam,
    draft,
    confirm_min_length: false,
    ...(own ? {} : { start_date: start_date ?? group.start_date, end_date: end_date ?? group.end_date }),
    ...(skipper.trim() === '' ? {} : { skipper: skipper.trim() }),
    ...(email.trim() === '' ? {} : { email: email.trim() }),
    ...(phone.trim() === '' ? {} : { phone: phone.trim() }),
    ...(price === null ? {} : { price_per_night: price }),
    ...(berth_id === undefined ? {} : { berth_id }),
  };
}

/**
 * The boats after one was put into a berth: the boat that was there takes the berth that becomes free. All keep the
 * berths that they had.
 * @param berths the present berth of each boat, by its key
 */
export function moved(
  boats: readonly BoatDraft[],
  berths: ReadonlyMap<string, string>,
  key: string,
  berth_id: string,
): BoatDraft[] {
  const before = berths.get(key) ?? null;
  return boats.map((boat) => {
    const has = berths.get(boat.key) ?? null;
    if (boat.key === key) return { ...boat, berth_id };
    return { ...boat, berth_id: has === berth_id ? before : has };
  });
}

/** The faults that an answer names, by the boat's place in the list; -1: of the group itself. */
export function faultsByBoat(errors: readonly { readonly path: string; readonly code: string }[]) {
  const faults = new Map<number, { readonly field: string; readonly code: string }[]>();
  for (const { path, code } of errors) {
    const [, place, field] = /^boats\.(\d+)\.?(.*)$/.exec(path) ?? [];
    const at = place === undefined ? -1 : Number(place);
    faults.set(at, [...(faults.get(at) ?? []), { field: place === undefined ? path : (field ?? ''), code }]);
  }
  return faults;
}
