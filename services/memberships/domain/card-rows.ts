import { type CardRow, type ImportedCard, importedCard } from '../../../contracts/memberships/card-import.js';
import { cardCellErrors, membershipErrors } from '../../../contracts/memberships/errors.js';
import {
  type CardImportColumn,
  cardImportColumns,
  requiredCardColumns,
} from '../../../contracts/memberships/vocabulary.js';
import { isoDateTyped } from '../../../contracts/vocabulary/dates.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { languages } from '../../../contracts/vocabulary/languages.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import {
  isFormula,
  numberInCell,
  RowErrors,
  type SheetRow,
  sheetRows,
  yesOrNoInCell,
} from '../../../contracts/vocabulary/sheet-rows.js';
import type { SheetCell } from '../../../contracts/vocabulary/spreadsheet-text.js';
import { vesselTypes } from '../../../contracts/vocabulary/sizes.js';
import { spreadsheetCellErrors } from '../../../contracts/vocabulary/cell-errors.js';

const YES_NO = ['yes', 'no'] as const;
type CardWord = (typeof YES_NO | typeof vesselTypes | typeof languages)[number];

/** What the cells of a file are read with. */
export interface CardSheet {
  readonly columnOf: (title: string) => CardImportColumn | undefined;
  readonly valueOf: <V extends CardWord>(word: string, values: readonly V[]) => V | undefined;
  /** The marina's calendar date. */
  readonly today: string;
  /** Whether the marina's office has an address, for holders without one. */
  readonly has_office_email: boolean;
}

export interface ReadCardRow {
  readonly row: number;
  readonly texts: Record<CardImportColumn, string>;
  readonly errors: RowErrors<CardImportColumn>;
  /** Null: a cell has an error. */
  readonly card: ImportedCard | null;
}

/** A row with the card that it makes; null: it has errors. */
export interface CheckedCardRow extends CardRow {
  readonly card: ImportedCard | null;
}

/** What the register and the association know about the cards of a file. */
export interface KnownCards {
  /** For each row, in order: whether the holder is a customer of the marina already. */
  readonly holders: readonly boolean[];
  /** Numbers that are taken, with the boat of the card where the marina issued it. */
  readonly numbers: ReadonlyMap<string, string | null>;
}

/** Reads every row of a file. @returns SPREADSHEET_COLUMNS where the titles do not name the required columns */
export function readCardRows(
  sheet: readonly (readonly SheetCell[])[],
  { columnOf, ...rest }: CardSheet,
): ReadCardRow[] | Refusal {
  const rows = sheetRows(sheet, { all: cardImportColumns, required: requiredCardColumns, columnOf });
  return isRefusal(rows) ? rows : rows.map((row) => readCardRow(row, rest));
}

/** The field of a card that each column fills. */
const FIELDS: Readonly<Record<Exclude<CardImportColumn, 'remark'>, string>> = {
  boat_name: 'vessel.name',
  length: 'vessel.length',
  beam: 'vessel.beam',
  draft: 'vessel.draft',
  vessel_type: 'vessel.type',
  first_name: 'holder.first_name',
  last_name: 'holder.last_name',
  email: 'holder.email',
  phone: 'holder.phone',
  language: 'holder.language',
  card_number: 'membership.card_number',
  expires_on: 'membership.expires_on',
  auto_renew: 'membership.auto_renew',
};

function readCardRow(
  { row, values, texts }: SheetRow<CardImportColumn>,
  { valueOf, today, has_office_email }: Omit<CardSheet, 'columnOf'>,
): ReadCardRow {
  const errors = new RowErrors<CardImportColumn>();
  for (const column of cardImportColumns) {
    // A phone number may begin with a plus; a remark is not read.
    if (column !== 'remark' && column !== 'phone' && isFormula(values[column])) {
      errors.add(column, spreadsheetCellErrors.formula);
    }
  }
  const size = (column: 'length' | 'beam' | 'draft') =>
    numberInCell(values[column], () => errors.add(column, 'reservation_inValidNumber'));
  const word = <V extends CardWord>(column: CardImportColumn, all: readonly V[], code: string): V | undefined => {
    const found = valueOf(texts[column], all);
    if (found === undefined && texts[column] !== '') errors.add(column, code);
    return found;
  };
  const expires_on = isoDateTyped(texts.expires_on);
  const parsed = importedCard.safeParse({
    vessel: {
      name: texts.boat_name,
      length: size('length'),
      beam: size('beam'),
      draft: size('draft'),
      type: word('vessel_type', vesselTypes, cardCellErrors.vessel_type_unknown),
    },
    holder: {
      first_name: texts.first_name,
      last_name: texts.last_name,
      email: texts.email,
      phone: texts.phone,
      language: word('language', languages, cardCellErrors.language_unknown),
    },
    membership: {
      card_number: texts.card_number === '' ? undefined : texts.card_number,
      expires_on: expires_on === '' ? undefined : expires_on,
      auto_renew: yesOrNoInCell(
        values.auto_renew,
        (text) => valueOf(text, YES_NO),
        () => errors.add('auto_renew', spreadsheetCellErrors.yes_or_no),
      ),
    },
  });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const column = cardImportColumns.find((one) => one !== 'remark' && FIELDS[one] === path.join('.'));
    errors.add(column ?? 'remark', column === 'email' ? 'emailInvalid' : message);
  }
  if (parsed.success) {
    const { holder, membership } = parsed.data;
    if (holder.email === '' && !has_office_email) errors.add('email', cardCellErrors.office_missing);
    if (membership.expires_on !== undefined && membership.expires_on < today) {
      errors.add('expires_on', cardCellErrors.ends_in_past);
    }
  }
  return { row, texts, errors, card: parsed.success && errors.list.length === 0 ? parsed.data : null };
}

/** Checks the cards against each other and against what is known. */
export function checkedCardRows(rows: readonly ReadCardRow[], known: KnownCards): CheckedCardRow[] {
  const numbers = new Map<string, number>();
  const holders = new Map<string, number>();
  return rows.map(({ row, texts, errors, card }, index) => {
    if (card !== null) {
      const { card_number } = card.membership;
      checkHolder(card, { row, seen: holders, known: known.holders[index] === true }, errors);
      if (card_number !== undefined) checkNumber(card_number, { row, seen: numbers, taken: known.numbers }, errors);
    }
    return { row, cells: texts, errors: errors.list, card: errors.list.length === 0 ? card : null };
  });
}

function checkHolder(
  card: ImportedCard,
  { row, seen, known }: { row: number; seen: Map<string, number>; known: boolean },
  errors: RowErrors<CardImportColumn>,
): void {
  const { email } = card.holder;
  const key = email === '' ? holderKey(card) : email;
  const before = seen.get(key);
  if (known) {
    if (email === '') errors.add('last_name', cardCellErrors.holder_known);
    else errors.add('email', 'customers_duplicateEmail2');
  } else if (before !== undefined) {
    if (email === '') errors.add('last_name', cardCellErrors.holder_twice, { row: before });
    else errors.add('email', cardCellErrors.email_twice, { row: before });
  } else seen.set(key, row);
}

/** Holders without an address are the same person if they have the same name and boat. */
function holderKey({ holder, vessel }: ImportedCard): string {
  return [holder.first_name, holder.last_name, vessel.name].map(folded).join('\n');
}

function checkNumber(
  number: string,
  { row, seen, taken }: { row: number; seen: Map<string, number>; taken: KnownCards['numbers'] },
  errors: RowErrors<CardImportColumn>,
): void {
  const before = seen.get(number);
  const boat = taken.get(number);
  if (boat === null) errors.add('card_number', membershipErrors.card_number_taken);
  else if (boat !== undefined) errors.add('card_number', cardCellErrors.number_of_boat, { boat });
  else if (before !== undefined) errors.add('card_number', cardCellErrors.number_twice, { row: before });
  else seen.set(number, row);
}
