import { berthImportApi } from '../../../contracts/berths/api.js';
import { ChildProgram } from '../child-program.js';
import type { Extent } from '../extent.js';
import { median, milliseconds, type Row } from '../figures.js';

/** The import of a file of 5,000 berths over HTTP, from the first byte sent until all of them are in the plan. */
export async function importRow(extent: Extent): Promise<Row> {
  const [all, some] = [extent(5000, 20), extent(500, 2)];
  const program = new ChildProgram('server');
  try {
    const url = await program.ask<string>('start');
    const many: number[] = [];
    const few: number[] = [];
    for (let repetition = 0; repetition < extent(3, 1); repetition += 1) {
      few.push(await importTime(url, await program.ask('harbour', { berths: 1 }), some));
      many.push(await importTime(url, await program.ask('harbour', { berths: 1 }), all));
    }
    return {
      what: `import of ${all.toLocaleString('en')} berths from CSV, checked and saved`,
      against: `${all / some} × the import of ${some} berths`,
      ratios: many.map((time, index) => time / ((few[index] ?? Number.NaN) * (all / some))),
      goal: '< 5 s, about 1.0',
      measured: milliseconds(median(many)),
      reference: milliseconds(median(few) * (all / some)),
    };
  } finally {
    await program.stop();
  }
}

/** Milliseconds of one import of new berths. The pier has berth 1 already. */
async function importTime(url: string, token: string, berths: number): Promise<number> {
  const rows = Array.from({ length: berths }, (_, index) => `A,${index + 2},${10 + (index % 5)},4,2.5`);
  const text = ['pier,number,max_loa,max_beam,max_draft', ...rows].join('\r\n');
  const form = new FormData();
  form.set('leave_out_wrong', 'false');
  form.set('file', new Blob([text]), 'berths.csv');
  const headers = { Authorization: `Bearer ${token}` };
  const started = performance.now();
  const answer = await fetch(`${url}${berthImportApi.import.path}`, { method: 'POST', headers, body: form });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`the import was answered with ${answer.status}: ${body}`);
  return performance.now() - started;
}
