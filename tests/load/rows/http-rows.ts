import { io, type Socket } from 'socket.io-client';
import { reservationApi } from '../../../contracts/reservations/api.js';
import type { Hint } from '../../../contracts/realtime.js';
import { ChildProgram } from '../child-program.js';
import type { Extent } from '../extent.js';
import { inTurn, median, milliseconds, p99, rate, ratiosOf, type Row } from '../figures.js';
import { KeepAliveClient, together } from '../keep-alive-client.js';

const CLIENTS = 64;
const SOCKETS_A_SESSION = 40;

interface Cpu {
  readonly user: number;
  readonly system: number;
}

/** Rows about one server with one busy marina. */
export async function httpRows(sockets: readonly number[], extent: Extent): Promise<Row[]> {
  const program = new ChildProgram('server');
  try {
    const url = await program.ask<string>('start');
    const token = await program.ask<string>('harbour', { berths: 60 });
    const rows = await approveRows(program, { url, token }, extent);
    for (const count of sockets) rows.push(await hintRow(program, { url, token }, count, extent));
    return rows;
  } finally {
    await program.stop();
  }
}

interface Desk {
  readonly url: string;
  readonly token: string;
}

async function approveRows(program: ChildProgram, { url, token }: Desk, extent: Extent): Promise<Row[]> {
  const approvals = extent(250, 4);
  const repetitions = extent(7, 1);
  const ids = await program.ask<string[]>('agreed', { count: 2 * approvals * (repetitions + 1) });
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => KeepAliveClient.to(url)));
  const approveSome = () => {
    const some = ids.splice(0, approvals);
    return together(clients, approvals, (client, index) =>
      client.must('POST', reservationApi.update.path, token, approval(some[index] ?? '')),
    );
  };
  const approve = async () => {
    const before = await program.ask<Cpu>('usage');
    const started = performance.now();
    const seconds = await approveSome();
    await program.ask('settled');
    const all = (performance.now() - started) / 1000;
    const cpu = cpuBetween(before, await program.ask('usage'));
    await program.ask('hold');
    const alone = approvals / (await approveSome());
    await program.ask('release');
    return { answered: approvals / seconds, followed: approvals / all, cpu, alone };
  };
  const [anyId = ''] = ids;
  const noops = approvals * 5;
  const noop = async () => {
    const before = await program.ask<Cpu>('usage');
    const seconds = await together(clients, noops, (client) =>
      client.must('POST', '/bench/command', token, approval(anyId)),
    );
    return { answered: noops / seconds, cpu: cpuBetween(before, await program.ask('usage')) };
  };
  await noop();
  const { BENCH_PROFILE: file } = process.env;
  if (file !== undefined) await program.ask('beginProfile');
  await approve();
  if (file !== undefined) await program.ask('endProfile', { file });
  const { ones, others } = await inTurn(repetitions, approve, noop);
  for (const client of clients) client.close();
  const against = 'a validated POST of the same server that does nothing';
  const reference = others.map((one) => one.answered);
  const row = (what: string, rates: number[]): Row => ({
    what,
    against,
    ratios: ratiosOf(rates, reference),
    goal: '≥ 0.5',
    measured: rate(median(rates)),
    reference: rate(median(reference)),
  });
  const cpuOfOne = median(ones.map((one) => one.cpu / approvals));
  const cpuOfNoop = median(others.map((one) => one.cpu / noops));
  return [
    row(
      `full approve over HTTP, ${CLIENTS} clients`,
      ones.map((one) => one.answered),
    ),
    row(
      '… until mails and read models followed',
      ones.map((one) => one.followed),
    ),
    row(
      '… while nobody takes in what happened: as if others did',
      ones.map((one) => one.alone),
    ),
    {
      what: '… in processor time, all that follows included',
      against,
      ratios: ratiosOf(
        others.map((one) => one.cpu / noops),
        ones.map((one) => one.cpu / approvals),
      ),
      goal: '–',
      measured: milliseconds(cpuOfOne),
      reference: milliseconds(cpuOfNoop),
    },
  ];
}

const approval = (reservation_id: string) => ({ reservation_id, action: 'APPROVE', payload: {} });

/** Milliseconds of processor time. */
function cpuBetween(before: Cpu, after: Cpu): number {
  return (after.user + after.system - before.user - before.system) / 1000;
}

/** The time from sending a command until each of the other screens has the hint. */
async function hintRow(program: ChildProgram, { url, token }: Desk, count: number, extent: Extent): Promise<Row> {
  const [id = ''] = await program.ask<string[]>('agreed', { count: 1 });
  const tokens = await program.ask<string[]>('sessions', { count: Math.ceil(count / SOCKETS_A_SESSION) });
  const screens = await Promise.all(
    Array.from({ length: count }, (_, index) => connected(url, tokens[Math.floor(index / SOCKETS_A_SESSION)] ?? '')),
  );
  const client = await KeepAliveClient.to(url);
  const body = { reservation_id: id, action: 'UPDATE_NOTE', payload: { internal_notes: '' } };
  let notes = 0;
  const command = async () => {
    notes += 1;
    const arrivals = screens.map(arrivalOfHint);
    const started = performance.now();
    const payload = { internal_notes: `Note ${notes}` };
    await client.must('POST', reservationApi.update.path, token, { ...body, payload });
    const answered = performance.now() - started;
    return { answered, arrived: (await Promise.all(arrivals)).map((at) => at - started) };
  };
  const rounds = async () => {
    const taken: { answered: number; arrived: number[] }[] = [];
    for (let index = 0; index < extent(20, 1); index += 1) {
      taken.push(await command());
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return { arrived: p99(taken.flatMap((one) => one.arrived)), answered: median(taken.map((one) => one.answered)) };
  };
  await rounds();
  const results = [];
  for (let repetition = 0; repetition < extent(5, 1); repetition += 1) results.push(await rounds());
  for (const screen of screens) screen.disconnect();
  client.close();
  const [arrived, answered] = [results.map((one) => one.arrived), results.map((one) => one.answered)];
  return {
    what: `command to hint on other screens, ${count} sockets, p99`,
    against: "the command's own answer, median",
    ratios: ratiosOf(arrived, answered),
    goal: '< 100 ms',
    measured: milliseconds(median(arrived)),
    reference: milliseconds(median(answered)),
  };
}

function connected(url: string, token: string): Promise<Socket> {
  const socket = io(url, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true });
  return new Promise((resolve, reject) => {
    socket.once('connect_error', reject);
    socket.once('ready', () => resolve(socket));
  });
}

function arrivalOfHint(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    const take = ({ topic }: Hint) => {
      if (topic !== 'reservations') return;
      socket.off('hint', take);
      resolve(performance.now());
    };
    socket.on('hint', take);
  });
}
