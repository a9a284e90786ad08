import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoOrder } from '../../../services/demo/fill-demo.js';
import { ChildProgram } from '../child-program.js';
import type { Extent } from '../extent.js';
import { inTurn, median, megabytes, milliseconds, p99, rate, ratiosOf, type Row } from '../figures.js';
import { KeepAliveClient } from '../keep-alive-client.js';

/** A filled marina; every row works on a copy of it. */
export interface History {
  readonly directory: string;
  readonly events: number;
}

/** The smallest demo that every row finds its reservations in. */
export const LEAST_DEMO: DemoOrder['size'] = { berths: 12, arrivals: 1, onTheDesk: 1 };

/** @param size of the demo that is filled */
export async function makeHistory(size: DemoOrder['size']): Promise<History> {
  const directory = mkdtempSync(join(tmpdir(), 'quayside-bench-'));
  const program = new ChildProgram('offline');
  const events = await program.ask<number>('demo', { directory, size });
  await program.stop();
  return { directory, events };
}

export async function rebuildRows({ directory, events }: History, extent: Extent): Promise<Row[]> {
  const copy = copyOf(directory);
  const once = async (question: string) => {
    const program = new ChildProgram('offline');
    const seconds = await program.ask<number>(question, { directory: copy });
    await program.stop();
    return events / seconds;
  };
  const { ones, others } = await inTurn(
    extent(3, 1),
    () => once('rebuild'),
    async () => ({ parsed: await once('readLog'), opened: await once('openLog') }),
  );
  const rowAgainst = (against: string, references: number[]): Row => ({
    what: `rebuild of all read models, ${events.toLocaleString('en')} events`,
    against,
    ratios: ratiosOf(ones, references),
    goal: '≥ 0.4',
    measured: `${rate(median(ones))} events`,
    reference: `${rate(median(references))} events`,
  });
  rmSync(copy, { recursive: true });
  return [
    rowAgainst(
      'reading the log and parsing its JSON',
      others.map(({ parsed }) => parsed),
    ),
    rowAgainst(
      'reading the log as consumers get it: decrypted and checked',
      others.map(({ opened }) => opened),
    ),
  ];
}

/** The time from the start of the process until it is ready. */
export async function coldStartRow({ directory, events }: History, extent: Extent): Promise<Row> {
  const copy = copyOf(directory);
  await serverOn(copy, () => Promise.resolve()); // processes the last events of the demo
  const timed = async (program: string, question: string, until: (url: string) => Promise<unknown>) => {
    const started = performance.now();
    const child = new ChildProgram(program);
    await until(await child.ask<string>(question, { directory: copy }));
    const taken = performance.now() - started;
    await child.stop();
    return taken;
  };
  const { ones, others } = await inTurn(
    extent(5, 1),
    () => timed('server', 'start', ready),
    () => timed('offline', 'checkpoints', () => Promise.resolve()),
  );
  rmSync(copy, { recursive: true });
  return {
    what: `cold start to ready, ${events.toLocaleString('en')} events`,
    against: 'a process that loads the same code and reads the checkpoints',
    ratios: ratiosOf(ones, others),
    goal: '≤ 3 s',
    measured: milliseconds(median(ones)),
    reference: milliseconds(median(others)),
  };
}

export async function listRow({ directory }: History, length: number, extent: Extent): Promise<Row> {
  const copy = copyOf(directory);
  const row = await serverOn(copy, async (program, url) => {
    const { marina, token, path } = await program.ask<{ marina: string; token: string; path: string }>('busiestMarina');
    const listed = await program.ask<number>('fillList', { marina, length });
    const client = await KeepAliveClient.to(url);
    const questions = listQuestions();
    const asked = extent(400, questions.length);
    const timed = async (count: number, send: (index: number) => Promise<unknown>) => {
      const times: number[] = [];
      for (let index = 0; index < count; index += 1) {
        const started = performance.now();
        await send(index);
        times.push(performance.now() - started);
      }
      return times;
    };
    const list = () =>
      timed(asked, (index) => client.must('POST', path, token, questions[index % questions.length] ?? {}));
    const noop = () => timed(asked, () => client.must('GET', '/bench/query', token));
    await list();
    await noop();
    const { ones, others } = await inTurn(extent(7, 1), list, noop);
    client.close();
    return {
      what: `list query, filter, sort and page of ${listed.toLocaleString('en')} reservations, p99`,
      against: 'a GET of the same server that answers nothing, p99',
      ratios: ratiosOf(ones.map(p99), others.map(p99)),
      goal: '≤ 2',
      measured: `${milliseconds(median(ones.map(p99)))} (median ${milliseconds(median(ones.flat()))})`,
      reference: `${milliseconds(median(others.map(p99)))} (median ${milliseconds(median(others.flat()))})`,
    };
  });
  rmSync(copy, { recursive: true });
  return row;
}

/** The list queries of a front desk's morning. */
function listQuestions(): object[] {
  const order = (key: string, direction: string) => ({ sort: { key, direction } });
  return [
    { filter: { edition: 'full', tab: 'PENDING' }, page_size: 10 },
    { filter: { edition: 'full', tab: 'APPROVED' }, ...order('start_date', 'asc'), page: 3, page_size: 10 },
    { filter: { edition: 'full', source: 'BOATER' }, ...order('vessel_length', 'desc'), page_size: 10 },
    { filter: { edition: 'full', stay: { preset: 'next_30_days' } }, ...order('boater_name', 'asc'), page_size: 10 },
    { filter: { edition: 'lite' }, page: 2, page_size: 10 },
  ];
}

export async function memoryRow({ directory, events }: History, size: DemoOrder['size'], extent: Extent): Promise<Row> {
  const copy = copyOf(directory);
  const served = async () => {
    const program = new ChildProgram('server');
    await program.ask('start', { directory: copy });
    const bytes = await program.ask<number>('atRest');
    await program.stop();
    return bytes;
  };
  const bare = async () => {
    const program = new ChildProgram('bare-nest');
    await program.ask('start');
    const bytes = await program.ask<number>('atRest');
    await program.stop();
    return bytes;
  };
  const { ones, others } = await inTurn(extent(3, 1), served, bare);
  rmSync(copy, { recursive: true });
  return {
    what: `memory at rest, ${typeof size === 'string' ? `size ${size}` : `${events.toLocaleString('en')} events`}`,
    against: 'a bare Nest server',
    ratios: ratiosOf(ones, others),
    goal: size === 'M' ? '≤ 2' : '≤ 4',
    measured: megabytes(median(ones)),
    reference: megabytes(median(others)),
  };
}

async function serverOn<T>(directory: string, work: (program: ChildProgram, url: string) => Promise<T>): Promise<T> {
  const program = new ChildProgram('server');
  try {
    const url = await program.ask<string>('start', { directory });
    await program.ask('settled');
    return await work(program, url);
  } finally {
    await program.stop();
  }
}

export async function ready(url: string): Promise<void> {
  while (!(await fetch(`${url}/health/ready`)).ok) await new Promise((resolve) => setTimeout(resolve, 5));
}

function copyOf(directory: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'quayside-bench-'));
  cpSync(directory, copy, { recursive: true });
  return copy;
}
