import type { CellError, ImportRow } from '../../../contracts/berths/berth-import.js';
import { cellErrors } from '../../../contracts/berths/errors.js';
import { type BerthForm, berthForm } from '../../../contracts/berths/records.js';
import { berthName } from '../../../contracts/berths/rules/berth-names.js';
import { type ImportColumn, importColumns, requiredImportColumns } from '../../../contracts/berths/vocabulary.js';
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
import { spreadsheetCellErrors } from '../../../contracts/vocabulary/cell-errors.js';

/** What the rows are checked against. */
export interface ImportSurroundings {
  /** Ids of the marina's piers by name as `nameKey` writes it. */
  readonly piers: ReadonlyMap<string, string>;
  readonly nameKey: (pierName: string) => string;
  /** True if the pier has a berth with this number. */
  readonly exists: (pierId: string, number: number) => boolean;
  readonly columnOf: (title: string) => ImportColumn | undefined;
  readonly valueOf: <V extends ImportWord>(word: string, values: readonly V[]) => V | undefined;
}

const YES_NO = ['yes', 'no'] as const;
const SERVICES = ['electricity', 'water', 'waste'] as const;
const LOCATIONS = ['office', 'facilities', 'view', 'accessible', 'quiet'] as const;
const BOATS = ['any', 'motor', 'sail'] as const;
const HOLDERS = ['RESIDENT', 'VISITOR'] as const;
type ImportWord = (typeof YES_NO | typeof SERVICES | typeof LOCATIONS | typeof BOATS | typeof HOLDERS)[number];

/** A row with the berth that it makes; null: it has errors. */
export interface CheckedRow extends ImportRow {
  readonly form: BerthForm | null;
}

/** Checks every row of a file. @returns SPREADSHEET_COLUMNS where the titles do not name the required columns */
export function checkedRows(
  sheet: readonly (readonly SheetCell[])[],
  around: ImportSurroundings,
): CheckedRow[] | Refusal {
  const { columnOf } = around;
  const rows = sheetRows(sheet, { all: importColumns, required: requiredImportColumns, columnOf });
  if (isRefusal(rows)) return rows;
  const seen = new Map<string, number>();
  return rows.map((row) => checkedRow(row, seen, around));
}

function checkedRow(
  { row, values, texts }: SheetRow<ImportColumn>,
  seen: Map<string, number>,
  around: ImportSurroundings,
): CheckedRow {
  const errors = new RowErrors<ImportColumn>();
  const wrong: Wrong = (column, code, details) => errors.add(column, code, details);
  for (const column of importColumns) {
    if (column !== 'notes' && isFormula(values[column])) wrong(column, spreadsheetCellErrors.formula);
  }
  const pier_id = pierOf(texts.pier, around, wrong);
  const given = {
    pier_id: pier_id ?? NO_PIER,
    number: numberInCell(values.number, () => wrong('number', 'insertNumber')),
    max_loa: numberInCell(values.max_loa, () => wrong('max_loa', 'insertNumber')),
    max_beam: numberInCell(values.max_beam, () => wrong('max_beam', 'insertNumber')),
    max_draft: numberInCell(values.max_draft, () => wrong('max_draft', 'insertNumber')),
    min_length: numberInCell(values.min_length, () => wrong('min_length', 'insertNumber')) ?? null,
    min_beam: numberInCell(values.min_beam, () => wrong('min_beam', 'insertNumber')) ?? null,
    min_draft: numberInCell(values.min_draft, () => wrong('min_draft', 'insertNumber')) ?? null,
    services: flagsOf(texts.services, SERVICES, around, (word) =>
      wrong('services', cellErrors.service_unknown, { word }),
    ),
    location: flagsOf(texts.location, LOCATIONS, around, (word) =>
      wrong('location', cellErrors.location_unknown, { word }),
    ),
    boat_types: oneOf(texts.boat_types, BOATS, around, () => wrong('boat_types', cellErrors.boat_type_unknown)),
    holder_type: oneOf(texts.holder_type, HOLDERS, around, () => wrong('holder_type', cellErrors.holder_type_unknown)),
    notes: texts.notes,
    ...flagColumns(values, around, wrong),
  };
  const parsed = berthForm.safeParse(given);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path[0] === 'pier_id' ? 'pier' : path[0];
    const column = importColumns.find((one) => one === field);
    if (column !== undefined) wrong(column, message);
  }
  if (pier_id !== undefined && given.number !== undefined) {
    const key = `${pier_id} ${given.number}`;
    const name = berthName(texts.pier, given.number, given.lettered === true);
    const details = { pier: texts.pier, number: given.number, name };
    const before = seen.get(key);
    if (around.exists(pier_id, given.number)) wrong('number', 'berthNumberTaken', details);
    else if (before !== undefined) wrong('number', cellErrors.number_twice, { ...details, row: before });
    else seen.set(key, row);
  }
  return {
    row,
    cells: texts,
    errors: errors.list,
    form: errors.list.length === 0 && parsed.success ? parsed.data : null,
  };
}

type Wrong = (column: ImportColumn, code: string, details?: CellError['details']) => void;

/** Stands in for a pier that is missing, so that the other fields are checked as well. */
const NO_PIER = '00000000-0000-4000-8000-000000000000';

function pierOf(name: string, { piers, nameKey }: ImportSurroundings, wrong: Wrong): string | undefined {
  const id = piers.get(nameKey(name));
  if (name.trim() === '') wrong('pier', 'pierNameRequired');
  else if (id === undefined) wrong('pier', cellErrors.pier_unknown, { pier: name.slice(0, 60) });
  return id;
}

/** Words separated by commas, semicolons, slashes or plus signs. */
function flagsOf<V extends ImportWord>(
  text: string,
  values: readonly V[],
  { valueOf }: ImportSurroundings,
  wrong: (word: string) => void,
): Record<V, boolean> {
  const words = text.split(/[,;/+]/).map((word) => word.trim());
  const found = words
    .filter((word) => word !== '')
    .map((word) => {
      const value = valueOf(word, values);
      if (value === undefined) wrong(word.slice(0, 60));
      return value;
    });
  return Object.fromEntries(values.map((value) => [value, found.includes(value)])) as Record<V, boolean>;
}

/** Undefined: the cell is empty, so the field takes its default. */
function oneOf<V extends ImportWord>(
  text: string,
  values: readonly V[],
  { valueOf }: ImportSurroundings,
  wrong: () => void,
): V | undefined {
  const value = valueOf(text, values);
  if (value === undefined && text.trim() !== '') wrong();
  return value;
}

const FLAGS = ['active', 'offered', 'instant_booking', 'lettered'] as const;

function flagColumns(values: Readonly<Record<ImportColumn, SheetCell>>, around: ImportSurroundings, wrong: Wrong) {
  const wordOf = (text: string) => around.valueOf(text, YES_NO);
  const flags = FLAGS.map(
    (column) =>
      [column, yesOrNoInCell(values[column], wordOf, () => wrong(column, spreadsheetCellErrors.yes_or_no))] as const,
  );
  return Object.fromEntries(flags.filter(([, value]) => value !== undefined)) as Partial<
    Record<(typeof FLAGS)[number], boolean>
  >;
}
