import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { median, type Row } from './figures.js';

const BEGIN = '<!-- table: written by `npm run bench -- --write` -->';
const END = '<!-- end of table -->';

/** Machine, versions and all rows, as Markdown. */
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

/** Puts the table between its marks in the note. @throws when the marks are not there */
export function writeInto(path: string, report: string): void {
  const note = readFileSync(path, 'utf8');
  const from = note.indexOf(BEGIN);
  const to = note.indexOf(END);
  if (from < 0 || to < from) throw new Error(`${path} has no place for the table`);
  writeFileSync(path, `${note.slice(0, from)}${BEGIN}\n\n${report}\n\n${note.slice(to)}`);
}

/** A row of the table. */
export function lineOf({ what, against, ratios, goal, measured, reference }: Row): string {
  const spread = ratios.length > 1 ? ` (${shown(Math.min(...ratios))} – ${shown(Math.max(...ratios))})` : '';
  return `| ${what} | ${against} | ${shown(median(ratios))}${spread} | ${goal} | ${measured} | ${reference} |`;
}

function shown(ratio: number): string {
  return ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(2);
}
