import { hullTypes, vesselTypes } from '../../../../../contracts/vocabulary/sizes.js';

type Words =
  | 'common:yes'
  | 'common:no'
  | 'changed'
  | 'trade:visitor'
  | 'trade:berthHolder'
  | 'method_IN_MARINA'
  | 'method_ONLINE'
  | 'deposit_NONE'
  | 'perNight'
  | 'perStay'
  | `entities/vessel:vesselType_${(typeof vesselTypes)[number]}`
  | `entities/vessel:hullType_${(typeof hullTypes)[number]}`;

/** The way in which a value of the form is shown: with a measure, or with words of the catalogue. */
export type Meaning =
  | { readonly is: 'nothing' }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'date'; readonly date: string }
  | { readonly is: 'words'; readonly words: Words }
  | { readonly is: 'amount' | 'number' | 'percent' | 'nights' | 'metres'; readonly number: number }
  | { readonly is: 'charge'; readonly number: number; readonly words: Words };

const nothing: Meaning = { is: 'nothing' };
const said = (key: Words): Meaning => ({ is: 'words', words: key });

/** Words for the codes of choices, by field. */
const chosen: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  'payment.method': { IN_MARINA: 'method_IN_MARINA', ONLINE: 'method_ONLINE' },
  'vessel.type': Object.fromEntries(vesselTypes.map((type) => [type, `entities/vessel:vesselType_${type}`])),
  'vessel.hull_type': Object.fromEntries(hullTypes.map((type) => [type, `entities/vessel:hullType_${type}`])),
  customer_type: { VISITOR: 'trade:visitor', RESIDENT: 'trade:berthHolder' },
};

const measures: Readonly<Record<string, 'amount' | 'percent' | 'nights' | 'metres'>> = {
  'payment.price_per_night': 'amount',
  'payment.nights_total': 'amount',
  'payment.marina_discount_percent': 'percent',
  'payment.nights_to_redeem': 'nights',
  'payment.discount_by_points_total': 'amount',
  'vessel.length': 'metres',
  'vessel.beam': 'metres',
  'vessel.draft': 'metres',
};

/** The meaning of the value at a path of the form. Lists, objects and ids are shown only as "changed". */
export function meaningOf(path: string, value: unknown): Meaning {
  if (value === null || value === undefined || value === '') return nothing;
  if (typeof value === 'boolean') return said(value ? 'common:yes' : 'common:no');
  if (typeof value === 'number') return { is: measures[path] ?? 'number', number: value };
  if (typeof value === 'string') return ofText(path, value);
  return isTyped(value) ? ofTyped(path, value) : said('changed');
}

function ofText(path: string, text: string): Meaning {
  if (path.endsWith('_date')) return { is: 'date', date: text };
  if (/(?:^|[._])id$/.test(path)) return said('changed');
  const code = chosen[path]?.[text];
  return code === undefined ? { is: 'text', text } : said(code);
}

interface Typed {
  readonly type: string;
  readonly amount: number | null;
}

function isTyped(value: unknown): value is Typed {
  return typeof value === 'object' && value !== null && 'type' in value && 'amount' in value;
}

/** A deposit or a charge. Its type decides the measure of the amount. */
function ofTyped(path: string, { type, amount }: Typed): Meaning {
  if (path === 'payment.deposit' && type === 'NONE') return said('deposit_NONE');
  if (amount === null) return nothing;
  if (path !== 'payment.deposit') {
    return { is: 'charge', number: amount, words: type === 'PER_NIGHT' ? 'perNight' : 'perStay' };
  }
  if (type === 'PERCENTAGE') return { is: 'percent', number: amount };
  return { is: type === 'NIGHTS' ? 'nights' : 'amount', number: amount };
}
