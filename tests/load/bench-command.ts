import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Row } from './figures.js';
import { lineOf, type Marks, writeInto } from './report.js';

/** The parsed command line of a bench. */
export interface Wanted {
  readonly parts: readonly string[];
  /** Whether the report is also written to docs/performance.md. */
  readonly write: boolean;
  readonly flags: ReadonlySet<string>;
}

/** Parses the command line; without `--only` every part is selected. Returns null after printing the usage. */
export function wantedOf(usage: string, parts: readonly string[], flags: readonly string[] = []): Wanted | null {
  const values = givenOptions(flags);
  const wanted = values?.only ?? parts;
  const given: Readonly<Record<string, unknown>> = values ?? {};
  // The figures of the shortest run mean nothing.
  const pointless = given['shortest'] === true && given['write'] === true;
  if (values === null || values.help || pointless || wanted.some((name) => !parts.includes(name))) {
    process.stdout.write(`${usage}\n`);
    process.exitCode = values?.help === true ? 0 : 1;
    return null;
  }
  return { parts: wanted, write: values.write, flags: new Set(flags.filter((name) => given[name] === true)) };
}

/** Null: an option is unknown. */
function givenOptions(flags: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    ...Object.fromEntries(flags.map((name) => [name, flag])),
    write: flag,
    help: flag,
    only: { type: 'string', multiple: true },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch {
    return null;
  }
}

/** Measures one part after the other and prints each row. A part without rows was not run. */
export async function measured(
  parts: readonly string[],
  measure: (part: string) => Promise<Row[]> | undefined,
): Promise<{ rows: Row[]; notRun: string[] }> {
  const rows: Row[] = [];
  const notRun: string[] = [];
  for (const part of parts) {
    process.stderr.write(`${part} …\n`);
    const found = (await measure(part)) ?? [];
    if (found.length === 0) notRun.push(part);
    for (const row of found) process.stderr.write(`  ${lineOf(row)}\n`);
    rows.push(...found);
  }
  return { rows, notRun };
}

/** Prints the report and, on request, writes it to the note. */
export function publish(report: string, { write }: Wanted, marks?: Marks): void {
  process.stdout.write(`${report}\n`);
  if (write) writeInto(join(import.meta.dirname, '../../../docs/performance.md'), report, marks);
}
