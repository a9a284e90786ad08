import { berthApi, manyBerthsApi } from '../../contracts/berths/api.js';
import { reservationApi, boaterReservationApi } from '../../contracts/reservations/api.js';
import type { Chance } from '../../services/demo/chance.js';
import { setTimeout as pause } from 'node:timers/promises';
import { PETREL } from '../fixtures/harbour.js';
import { DockTraffic } from './dock-traffic.js';
import { HarbourTraffic } from './harbour-traffic.js';
import type { Installation } from './installation.js';
import { type Answer, receiptOf, type Sender, type SentCommands, UnansweredError } from './sent-commands.js';

const WORKERS = 12;
/** Range of the nights in days from now; it is short, so that stays compete for the same berths. */
const FIRST_DAY = 20;
const LAST_DAY = 60;
const DAY_MS = 86_400_000;
const AFTER_UNAVAILABLE_MS = 50;

/** An existing reservation, with its boater. */
interface Known {
  readonly id: string;
  readonly source: 'BOATER' | 'MARINA';
  /** Null for a reservation that the marina created. */
  readonly boater: Sender | null;
}

export interface TrafficOptions {
  readonly workers?: number;
  /** True if the disk may be full, so that 503 UNAVAILABLE is an accepted answer. */
  readonly mayBeUnavailable?: boolean;
  /** Awaited before each new action. */
  readonly beforeEach?: () => Promise<void>;
}

/** Boaters and staff who act concurrently until the server stops answering. */
export class CommandTraffic {
  private readonly known: Known[] = [];
  private readonly dock: DockTraffic;
  private readonly harbour: HarbourTraffic;
  private staff: Sender = { who: '' };
  private made = 0;
  private runs = 0;
  private halted = false;
  /** Number of commands answered with an accepted 503. */
  unavailable = 0;

  constructor(
    private readonly installation: Installation,
    private readonly sent: SentCommands,
    private readonly chance: Chance,
    private readonly options: TrafficOptions = {},
  ) {
    this.dock = new DockTraffic(installation, sent, (answer) => this.refused(answer));
    this.harbour = new HarbourTraffic(installation, sent, (answer) => this.refused(answer));
  }

  /** Lets all current actions finish and starts no more. */
  halt(): void {
    this.halted = true;
  }

  /**
   * Runs until the server ends or `halt` is called; returns the unexpected answers.
   * @param token of the staff member's session
   */
  async run(token: string): Promise<string[]> {
    this.staff = { who: this.installation.staff.id, token };
    this.runs += 1;
    this.halted = false;
    const workers = Array.from({ length: this.options.workers ?? WORKERS }, (_, number) =>
      this.work(this.chance.branch(this.runs).branch(number)),
    );
    const ended = await Promise.allSettled(workers);
    return ended.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  }

  private async work(chance: Chance): Promise<void> {
    try {
      while (!this.halted) {
        await this.options.beforeEach?.();
        await this.something(chance);
      }
    } catch (error) {
      if (!(error instanceof UnansweredError)) throw error;
    }
  }

  private something(chance: Chance): Promise<unknown> {
    return chance.weighted<() => Promise<unknown>>([
      [4, () => this.visit(chance)],
      [4, () => this.booking(chance)],
      [4, () => this.change(chance)],
      [2, () => this.editBerth(chance)],
      [1, () => this.editManyBerths(chance)],
      [2, () => this.dock.walk(chance, this.staff)],
      [1, () => this.remedy(chance)],
      [2, () => this.swap(chance)],
      [2, () => this.wait(chance)],
    ])();
  }

  /** A stay whose boat turns out to be larger than booked, which is a conflict with several remedies. */
  private async remedy(chance: Chance): Promise<void> {
    this.made += 1;
    const vessel = { ...PETREL, name: `Larger ${this.made}` };
    const order = { ...stay(chance), action: 'APPROVE' as const, payment: price(chance), ...this.berthOrNone(chance) };
    const made = await this.send(reservationApi.create, this.staff, {
      ...order,
      vessel,
      boater: this.somebody(chance),
    });
    if (made.status === 200) await this.dock.remedy(receiptOf(made).id, chance, this.staff);
  }

  /** A boater requests a stay, receives a price, accepts it and gets a berth, or abandons the request. */
  private async visit(chance: Chance): Promise<void> {
    const asked = await this.sent.send(boaterReservationApi.request, ANYBODY, {
      marina_code: this.installation.code,
      ...stay(chance),
      boater: this.somebody(chance),
      vessel: PETREL,
    });
    await this.refused(asked);
    if (asked.status !== 200) return;
    const { id, link_token } = asked.body as { id: string; link_token: string };
    const boater = { who: id, token: link_token };
    this.known.push({ id, source: 'BOATER', boater });
    await this.act(id, 'BOATER', 'UPDATE', { payment: price(chance) });
    if (chance.happens(0.9)) await this.send(boaterReservationApi.acceptPrice, boater);
    if (chance.happens(0.9)) await this.act(id, 'BOATER', 'APPROVE', this.berthOrNone(chance));
    if (chance.happens(0.5)) await this.send(boaterReservationApi.pay, boater, { part: 'DUE' });
  }

  /** A boater asks for a stay and is put on the waiting list. */
  private async wait(chance: Chance): Promise<void> {
    const request = { marina_code: this.installation.code, ...stay(chance), boater: this.somebody(chance) };
    const asked = await this.send(boaterReservationApi.request, ANYBODY, { ...request, vessel: PETREL });
    if (asked.status !== 200) return;
    const { id, link_token } = asked.body as { id: string; link_token: string };
    const boater = { who: id, token: link_token };
    this.known.push({ id, source: 'BOATER', boater });
    await this.harbour.wait(id, boater, chance, this.staff);
  }

  private async swap(chance: Chance): Promise<void> {
    const stays = this.known.slice(-200);
    if (stays.length > 1) await this.harbour.swap(chance.pick(stays).id, chance.pick(stays).id, this.staff);
  }

  /** Staff enter a stay themselves, in some cases with nights of a card. */
  private async booking(chance: Chance): Promise<void> {
    const card_number = chance.pick(this.installation.cards);
    const redeeming = chance.happens(0.6);
    const made = await this.send(reservationApi.create, this.staff, {
      ...stay(chance),
      action: chance.weighted([
        [4, 'APPROVE'],
        [1, 'NOTIFY'],
      ] as const),
      boater: this.somebody(chance),
      vessel: PETREL,
      payment: { ...price(chance), ...(redeeming ? { nights_to_redeem: 1 } : {}) },
      ...(redeeming ? { card_number } : {}),
      ...this.berthOrNone(chance),
    });
    if (made.status !== 200) return;
    const { id } = receiptOf(made);
    this.known.push({ id, source: 'MARINA', boater: null });
    if (chance.happens(0.5)) await this.act(id, 'MARINA', 'CANCEL', { reason: 'full' });
  }

  /** Changes an existing stay. */
  private async change(chance: Chance): Promise<unknown> {
    if (this.known.length === 0) return this.visit(chance);
    const { id, source, boater } = chance.pick(this.known.slice(-200));
    const act = (action: string, payload: object) => this.act(id, source, action, payload);
    return chance.weighted<() => Promise<unknown>>([
      [2, () => act('CANCEL', { reason: 'full' })],
      [1, () => act('UPDATE_NOTE', { internal_notes: `note ${(this.made += 1)}` })],
      [3, () => act('UPDATE', { payment: price(chance), ...stay(chance), ...this.berthOrNone(chance) })],
      [2, () => act('UPDATE', { payment: price(chance), vessel: { ...PETREL, length: 9 + chance.whole(0, 2) } })],
      [1, () => act('UPDATE_DATE', { suggested_dates: [stay(chance)] })],
      [2, () => act('APPROVE', this.berthOrNone(chance))],
      [2, () => this.assign(id, chance)],
      [1, () => this.send(reservationApi.unassignBerth, this.staff, { reservation_id: id })],
      [2, () => this.byBoater(boater, chance)],
    ])();
  }

  private assign(reservation_id: string, chance: Chance): Promise<Answer> {
    const { id: berth_id } = chance.pick(this.installation.berths);
    return this.send(reservationApi.assignBerth, this.staff, { reservation_id, berth_id });
  }

  private async byBoater(boater: Sender | null, chance: Chance): Promise<unknown> {
    if (boater === null) return undefined;
    return chance.happens(0.5)
      ? this.send(boaterReservationApi.cancel, boater, { reason: 'The crew changed plans.' })
      : this.send(boaterReservationApi.pay, boater, { part: 'DUE' });
  }

  /** Changes number, pier, notes and length of berths, and sometimes adds a berth. */
  private editBerth(chance: Chance): Promise<Answer> {
    const { piers, berths } = this.installation;
    const { id } = chance.pick(berths);
    this.made += 1;
    const form = {
      pier_id: chance.pick(piers),
      number: chance.whole(1, berths.length + 4),
      max_loa: chance.pick([11, 12, 13]),
      max_beam: 4,
      max_draft: 2.5,
      notes: `edit ${this.made}`,
    };
    if (chance.happens(0.05))
      return this.send(berthApi.createBerth, this.staff, { berth: { ...form, number: 100 + this.made } });
    return this.send(berthApi.updateBerth, this.staff, {
      berth: { id, ...form },
      displace_visitors: chance.happens(0.5),
    });
  }

  /** Changes a few berths at once, or adds a run of new ones. */
  private editManyBerths(chance: Chance): Promise<Answer> {
    const { piers, berths } = this.installation;
    this.made += 1;
    if (chance.happens(0.3)) {
      const first = 1000 + 3 * this.made;
      const run = { pier_id: chance.pick(piers), first, last: first + 2, max_loa: 9, max_beam: 3, max_draft: 2 };
      return this.send(manyBerthsApi.createMany, this.staff, run);
    }
    const berth_ids = [...new Set([chance.pick(berths).id, chance.pick(berths).id, chance.pick(berths).id])];
    const changes = { max_loa: chance.pick([11, 12, 13]), offered: chance.happens(0.9) };
    return this.send(manyBerthsApi.updateMany, this.staff, {
      berth_ids,
      changes,
      displace_visitors: chance.happens(0.5),
    });
  }

  private act(reservation_id: string, source: Known['source'], action: string, payload: object): Promise<Answer> {
    const route = source === 'BOATER' ? reservationApi.update : reservationApi.updateMarinaMode;
    return this.send(route, this.staff, { reservation_id, action, payload });
  }

  private async send(...given: Parameters<SentCommands['send']>): Promise<Answer> {
    const answer = await this.sent.send(...given);
    await this.refused(answer);
    return answer;
  }

  /** Refusals are normal; a server error is not. */
  private async refused({ status, body }: Answer): Promise<void> {
    if (status === 503 && body.error_type === 'UNAVAILABLE' && this.options.mayBeUnavailable === true) {
      this.unavailable += 1;
      await pause(AFTER_UNAVAILABLE_MS);
    } else if (status >= 500 || status === 401 || status === 403 || status === 429) {
      throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
    }
  }

  private berthOrNone(chance: Chance): { berth_id?: string } {
    return chance.happens(0.6) ? { berth_id: chance.pick(this.installation.berths).id } : {};
  }

  /** A third of the requests come from a known boater, so that some boaters have several reservations. */
  private somebody(chance: Chance) {
    this.made += 1;
    const number = chance.happens(0.3) ? chance.whole(1, 20) : `${this.made}-${chance.whole(1, 1e9)}`;
    return { first_name: 'Noor', last_name: 'Vermeer', email: `noor${number}@example.org`, phone: '+31612345678' };
  }
}

const ANYBODY: Sender = { who: 'anonymous 127.0.0.1' };

function stay(chance: Chance): { start_date: string; end_date: string } {
  const from = chance.whole(FIRST_DAY, LAST_DAY);
  return { start_date: aheadOfToday(from), end_date: aheadOfToday(from + chance.whole(1, 5)) };
}

/** The calendar date that many days from now. */
export function aheadOfToday(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

function price(chance: Chance) {
  return { price_per_night: chance.whole(40, 80), method: chance.pick(['ONLINE', 'IN_MARINA'] as const) };
}
