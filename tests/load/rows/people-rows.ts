import { cardImportApi } from '../../../contracts/memberships/api.js';
import { setTimeout as pause } from 'node:timers/promises';
import { customerListApi } from '../../../contracts/customers/api.js';
import { ChildProgram } from '../child-program.js';
import type { Extent } from '../extent.js';
import { inTurn, median, milliseconds, p99, ratiosOf, type Row } from '../figures.js';
import { KeepAliveClient } from '../keep-alive-client.js';

/** Several cards from one file, and the tables of a marina with many customers. */
export async function peopleRows(extent: Extent): Promise<Row[]> {
  const [all, some] = [extent(5000, 20), extent(500, 2)];
  const program = new ChildProgram('server');
  try {
    const url = await program.ask<string>('start');
    const many: number[] = [];
    const few: number[] = [];
    for (const letters of ['BNA', 'BNB', 'BNC'].slice(0, extent(3, 1))) {
      few.push(await importTime(url, await program.ask('harbour', { berths: 1 }), some, `F${letters.slice(1)}`));
      many.push(await importTime(url, await program.ask('harbour', { berths: 1 }), all, letters));
    }
    const imported: Row = {
      what: `import of ${all.toLocaleString('en')} cards with holders and boats from CSV, checked and added`,
      against: `${all / some} × the import of ${some} cards`,
      ratios: many.map((time, index) => time / ((few[index] ?? Number.NaN) * (all / some))),
      goal: '< 10 s, about 1.0',
      measured: milliseconds(median(many)),
      reference: milliseconds(median(few) * (all / some)),
    };
    return [imported, ...(await listRows(program, url, extent))];
  } finally {
    await program.stop();
  }
}

/** Milliseconds from the first byte of the file until every card is added. */
async function importTime(url: string, token: string, cards: number, letters: string): Promise<number> {
  const rows = Array.from({ length: cards }, (_, index) => {
    const digits = String(index).padStart(4, '0');
    const name = `${FIRST[index % FIRST.length]},${LAST[Math.trunc(index / FIRST.length) % LAST.length]}`;
    return `${BOATS[index % BOATS.length]} ${index},${8 + (index % 9)},3.2,1.4,${name},${letters}${digits}@example.org,${letters}${digits}`;
  });
  const text = ['boat_name,length,beam,draft,first_name,last_name,email,card_number', ...rows].join('\r\n');
  const form = new FormData();
  form.set('file', new Blob([text]), 'cards.csv');
  const headers = { Authorization: `Bearer ${token}` };
  const started = performance.now();
  const answer = await fetch(`${url}${cardImportApi.import.path}`, { method: 'POST', headers, body: form });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`the import was answered with ${answer.status}: ${body}`);
  for (;;) {
    const progress = await fetch(`${url}${cardImportApi.progress.path}`, { headers });
    const { latest } = cardImportApi.progress.answer.parse(await progress.json());
    if (latest?.status === 'DONE') {
      if (latest.added !== cards) throw new Error(`${latest.added} of ${cards} cards were added`);
      return performance.now() - started;
    }
    await pause(20);
  }
}

const FIRST = ['Inès', 'Gaël', 'Anna', 'Jonas', 'Chiara', 'Tom', 'Álvaro', 'Maëlle', 'Lars', 'Giulia'];
const LAST = ['Delacroix', 'Tanguy', 'Kowalska', 'Weber', 'Lombardi', 'Hargreaves', 'Montero', 'Kervadec', 'Mikkelsen'];
const BOATS = ['Belle Étoile', 'Ar Vag', 'Mistral', 'Alcyon', 'Sirocco', 'Capella', 'Catalina', 'Bernache'];

async function listRows(program: ChildProgram, url: string, extent: Extent): Promise<Row[]> {
  const { token, listed } = await program.ask<{ token: string; listed: number }>('fillCustomers', {
    length: extent(50_000, 40),
  });
  const count = extent(400, TYPED.length);
  const client = await KeepAliveClient.to(url);
  const timed = async (send: (index: number) => Promise<unknown>) => {
    const times: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const started = performance.now();
      await send(index);
      times.push(performance.now() - started);
    }
    return times;
  };
  const { method, path } = customerListApi.residents;
  const asked = (questions: readonly object[]) => () =>
    timed((index) => client.must(method, path, token, questions[index % questions.length] ?? {}));
  const noop = () => timed(() => client.must('GET', '/bench/query', token));
  const rows: Row[] = [];
  for (const { what, questions, goal } of [
    { what: 'list of', questions: PAGES, goal: '≤ 2' },
    { what: 'search while typing among', questions: TYPED, goal: '≤ 100 ms' },
  ]) {
    const list = asked(questions);
    await list();
    await noop();
    const { ones, others } = await inTurn(extent(5, 1), list, noop);
    rows.push({
      what: `${what} ${listed.toLocaleString('en')} customers, p99`,
      against: 'a GET of the same server that answers nothing, p99',
      ratios: ratiosOf(ones.map(p99), others.map(p99)),
      goal,
      measured: `${milliseconds(median(ones.map(p99)))} (median ${milliseconds(median(ones.flat()))})`,
      reference: `${milliseconds(median(others.map(p99)))} (median ${milliseconds(median(others.flat()))})`,
    });
  }
  client.close();
  return rows;
}

/** The tables that a front desk opens. */
const PAGES: readonly object[] = [
  {},
  { page: 3 },
  { filter: { membership: 'active' }, sort: { field: 'full_name' } },
  { filter: { membership: 'expired' }, sort: { field: 'email', direction: 'desc' } },
  { filter: { member_types: ['TEM'] }, sort: { field: 'home_marina' }, page: 2 },
  { filter: { vessel_length: { from: 9, to: 12 } } },
];

/** What a search sends while somebody types it. */
const TYPED: readonly object[] = [
  'belle',
  'k',
  'ko',
  'kow',
  'kowa',
  'kowalska',
  'gaël t',
  'bna',
  'bna0',
  'bna0340',
  'zzz',
].map((search) => ({ search }));
