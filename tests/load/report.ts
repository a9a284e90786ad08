import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { median, type Row } from './figures.js';

/** The place of a table in the note. */
export interface Marks {
  readonly begin: string;
  readonly end: string;
  /** Written before the table when the note has no such place yet. */
  readonly heading: string;
}

const TABLE: Marks = {
  begin: '<!-- table: written by `npm run bench -- --write` -->',
  end: '<!-- end of table -->',
  heading: '## On the embedded engines',
};

/** Formats machine, versions and all rows as Markdown. */
export function reportOf(rows: readonly Row[], conditions: string): string {
  const processors = cpus();
  const { node, v8, sqlite = 'unknown' } = process.versions;
  const machine = `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  return [
    `${machine}; Node ${node}, V8 ${v8}, SQLite ${sqlite}; ${conditions}`,
    '',
    '| row | against | ratio (least – greatest) | goal | measured | reference |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map(lineOf),
  ].join('\n');
}

/** Writes the table between its marks in the note; creates the place and the note if they are missing. */
export function writeInto(path: string, report: string, { begin, end, heading }: Marks = TABLE): void {
  const note = existsSync(path) ? readFileSync(path, 'utf8') : '# Performance\n';
  const from = note.indexOf(begin);
  const to = note.indexOf(end);
  const table = `${begin}\n\n${report}\n\n`;
  if (from >= 0 && to > from) writeFileSync(path, `${note.slice(0, from)}${table}${note.slice(to)}`);
  else writeFileSync(path, `${note.trimEnd()}\n\n${heading}\n\n${table}${end}\n`);
}

/** A row of the table. */
export function lineOf({ what, against, ratios, goal, measured, reference }: Row): string {
  const spread = ratios.length > 1 ? ` (${shown(Math.min(...ratios))} – ${shown(Math.max(...ratios))})` : '';
  return `| ${what} | ${against} | ${shown(median(ratios))}${spread} | ${goal} | ${measured} | ${reference} |`;
}

function shown(ratio: number): string {
  return ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(2);
}
