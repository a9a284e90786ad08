import { foldedName } from '../../../../../contracts/reservations/rules/group-boats.js';
import { readSize } from './size-text.js';

/** What a column of a pasted list holds. */
export const listColumns = ['name', 'skipper', 'length', 'beam', 'draft', 'email', 'phone', 'ignored'] as const;
export type ListColumn = (typeof listColumns)[number];

/** Words that heads of columns begin with, without accents, in the five languages and the abbreviations of the trade. */
const heads: Readonly<Record<Exclude<ListColumn, 'ignored'>, readonly string[]>> = {
  name: [
    'boat',
    'vessel',
    'yacht',
    'bateau',
    'navire',
    'nom',
    'name',
    'boot',
    'bootsname',
    'bootname',
    'schiffsname',
    'schiff',
    'barco',
    'embarcacion',
    'nombre',
    'barca',
    'imbarcazione',
    'nome',
  ],
  skipper: [
    'skipper',
    'captain',
    'owner',
    'chef de bord',
    'proprietaire',
    'schiffsfuhrer',
    'eigner',
    'patron',
    'armador',
    'capitan',
    'comandante',
    'armatore',
    'capitano',
  ],
  length: ['length', 'loa', 'lht', 'longueur', 'long', 'lange', 'lua', 'eslora', 'lunghezza', 'lft'],
  beam: ['beam', 'width', 'largeur', 'larg', 'breite', 'manga', 'larghezza', 'baglio'],
  draft: ['draft', 'draught', 'te', 'tirant', 'tiefgang', 'calado', 'pescaggio'],
  email: ['email', 'e-mail', 'mail', 'courriel', 'correo'],
  phone: ['phone', 'tel', 'mobile', 'handy', 'movil', 'cellulare', 'portable'],
};

export interface PastedTable {
  /** The first line of the list, if it names the columns. */
  readonly head: readonly string[] | null;
  readonly columns: readonly ListColumn[];
  /** Plain numbers in these columns are feet. */
  readonly inFeet: readonly boolean[];
  readonly lines: readonly (readonly string[])[];
}

/** A boat as the list gives it; sizes in metres, null: not given or unreadable. */
export interface ListedBoat {
  readonly name: string;
  readonly skipper: string;
  readonly email: string;
  readonly phone: string;
  readonly length: number | null;
  readonly beam: number | null;
  readonly draft: number | null;
  /** Texts of the sizes that were in feet. */
  readonly feet: Readonly<Partial<Record<'length' | 'beam' | 'draft', string>>>;
}

const SEPARATORS = ['\t', ';', '|'] as const;

/** Reads a list from a spreadsheet or a mail: a line for each boat, its columns in any order. */
export function readTable(text: string): PastedTable {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const separator = separatorOf(lines);
  const cells = lines.map((line) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
  const [first = []] = cells;
  const named = first.map(columnOfHead);
  const head = named.some((column) => column !== null) && !first.some((cell) => /\d/.test(cell)) ? first : null;
  const rows = head === null ? cells : cells.slice(1);
  const width = Math.max(0, ...cells.map((row) => row.length));
  const columns =
    head === null ? guessed(rows, width) : Array.from({ length: width }, (_, at) => named[at] ?? 'ignored');
  const inFeet = Array.from({ length: width }, (_, at) =>
    /\b(ft|feet|pieds|fuss|fuß|pies|piedi)\b/i.test(head?.[at] ?? ''),
  );
  return { head, columns: onceEach(columns), inFeet, lines: rows };
}

/** The boats of a table whose columns may have been corrected. */
export function boatsOf({ columns, inFeet, lines }: PastedTable): ListedBoat[] {
  return lines.map((cells) => {
    const textOf = (column: ListColumn) => cells[columns.indexOf(column)] ?? '';
    const sizeOf = (column: 'length' | 'beam' | 'draft') =>
      readSize(textOf(column), inFeet[columns.indexOf(column)] ?? false);
    const sizes = { length: sizeOf('length'), beam: sizeOf('beam'), draft: sizeOf('draft') };
    const feet = Object.fromEntries(
      (['length', 'beam', 'draft'] as const).flatMap((name) =>
        sizes[name]?.fromFeet === true ? [[name, textOf(name)]] : [],
      ),
    );
    return {
      name: textOf('name'),
      skipper: textOf('skipper'),
      email: textOf('email'),
      phone: textOf('phone'),
      length: sizes.length?.metres ?? null,
      beam: sizes.beam?.metres ?? null,
      draft: sizes.draft?.metres ?? null,
      feet,
    };
  });
}

/** A column gets another meaning, which no other column keeps. */
export function withColumn(table: PastedTable, at: number, column: ListColumn): PastedTable {
  const columns = table.columns.map((before, index) =>
    index === at ? column : before === column && column !== 'ignored' ? 'ignored' : before,
  );
  return { ...table, columns };
}

/** Whether a boat of the list is named before: the same boat, or only a boat of the same name. */
export function twinOf(
  boats: readonly Pick<ListedBoat, 'name' | 'length' | 'beam'>[],
  index: number,
): 'same_boat' | 'same_name' | null {
  const boat = boats[index];
  if (boat === undefined || boat.name.trim() === '') return null;
  const alike = boats.slice(0, index).filter(({ name }) => foldedName(name) === foldedName(boat.name));
  if (alike.length === 0) return null;
  return alike.some(({ length, beam }) => length === boat.length && beam === boat.beam) ? 'same_boat' : 'same_name';
}

function separatorOf(lines: readonly string[]): string | RegExp {
  const used = SEPARATORS.find((separator) => lines.some((line) => line.includes(separator)));
  if (used !== undefined) return used;
  // A comma between digits is a decimal sign where every line has one.
  if (lines.some((line) => /,\s/.test(line) || /[^\d\s],[^\s]/.test(line))) return /,(?!\d)|(?<!\d),/;
  return / {2,}/;
}

const folding = (text: string): string => foldedName(text).replace(/[.:*]/g, '');

function columnOfHead(cell: string): ListColumn | null {
  const text = folding(cell);
  if (text === '') return null;
  const found = listColumns.find(
    (column) =>
      column !== 'ignored' &&
      heads[column].some((word) => text === word || text.startsWith(`${word} `) || text.startsWith(`${word}(`)),
  );
  // "Nom du skipper" is the skipper's column, "name of the boat" the boat's.
  const inside = (['skipper', 'email', 'phone'] as const).find((column) =>
    heads[column].some((word) => word.length > 3 && text.split(/[\s'’]+/).includes(word)),
  );
  return found === 'name' ? (inside ?? 'name') : (found ?? inside ?? null);
}

/** Without a head: addresses and numbers tell themselves, sizes come as length, beam and draft, names as boat and skipper. */
function guessed(rows: readonly (readonly string[])[], width: number): ListColumn[] {
  const sizes: ListColumn[] = ['length', 'beam', 'draft'];
  const names: ListColumn[] = ['name', 'skipper'];
  return Array.from({ length: width }, (_, at): ListColumn => {
    const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    const most = (test: (cell: string) => boolean) => cells.length > 0 && cells.filter(test).length * 2 > cells.length;
    if (most((cell) => cell.includes('@'))) return 'email';
    if (most((cell) => /^\+?[\d\s()/.-]{7,}$/.test(cell))) return 'phone';
    if (most((cell) => readSize(cell) !== null)) return sizes.shift() ?? 'ignored';
    return names.shift() ?? 'ignored';
  });
}

function onceEach(columns: readonly ListColumn[]): ListColumn[] {
  return columns.map((column, at) => (columns.indexOf(column) === at ? column : 'ignored'));
}
