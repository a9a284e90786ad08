import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { berthImportApi, berthApi } from '../../contracts/berths/api.js';
import { chainApi, sessionApi, userApi } from '../../contracts/identity/api.js';
import { mailOutboxApi, operationsApi } from '../../contracts/operations/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { PASSWORD } from '../fixtures/marina-server.js';
import { openHarbour, PETREL, startHarbourServer } from '../fixtures/harbour.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';
import { aheadOfToday } from './command-traffic.js';
import { guessesFromManyAddresses } from './guesses.js';
import { type Findings, must, mustBeNone } from './findings.js';
import { furnish, type Installation } from './installation.js';
import { manyLinks, SMALL_ALLOWANCE } from './many-links.js';
import type { Answer } from './sent-commands.js';
import { ServedProduct, SMALL_HEAP } from './served-product.js';
import { Stranger } from './stranger.js';

/** Requests of one address; the product takes twenty in an hour. */
const REQUESTS = 40;
const MOST_REQUESTS = 20;
const FILES = 34;
const MOST_FILES = 30;
const MESSAGES = 34;
const MOST_MESSAGES = 30;
/** Instant bookings that nobody pays: for one address, and for one mailbox or one boat. */
const BOOKINGS = 8;
const MOST_OF_ADDRESS = 5;
const MOST_UNPAID = 3;
/** Large files, and the room of the marina that they are sent to. */
const LARGE_FILES = 12;
const LARGE_BYTES = 150 * 1024;
const ROOM_MIB = 1;
/** Requests that name one mailbox, and the mails that may go there. */
const MAILINGS = 12;
const MOST_MAILINGS = 6;
const GUESSES = 6;
const SETTLING_MS = 3_000;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

interface Targets extends Installation {
  /** A manager of a chain of one marina. */
  readonly manager: { readonly email: string; readonly id: string };
  /** A user of a marina outside that chain, and this marina. */
  readonly foreign: { readonly email: string; readonly id: string };
  /** The code of a marina with berths that are booked at once. */
  readonly instant: string;
  /** A user who has never signed in. */
  readonly invited: { readonly email: string };
}

/**
 * Tries from outside what issue 21 promises to withstand: filling the disk, taking an account with a stolen session,
 * reaching into other marinas, formulas in exports, and locking an owner out. The product runs with the limits of a
 * fresh start; the count of calls is bounded, and all go over loopback.
 */
export async function strangersPart(findings: Findings): Promise<void> {
  const targets = await seedTargets();
  const limits = { ...SMALL_HEAP, ...SMALL_ALLOWANCE, STORAGE_PER_MARINA_MIB: String(ROOM_MIB) };
  const served = new ServedProduct(targets.directory, limits);
  try {
    await served.start();
    await new Strangers(findings, served, targets).run();
  } finally {
    await served.stop('SIGKILL');
    rmSync(targets.directory, { recursive: true, force: true });
  }
}

async function seedTargets(): Promise<Targets> {
  const directory = mkdtempSync(join(tmpdir(), 'quayside-strangers-'));
  const server = await startHarbourServer({ settings: { DATA_DIR: directory }, now: new Date().toISOString() });
  try {
    const installation = await furnish(server, [12, 12, 12]);
    const manager = await server.addStaff(installation.marina, EDITOR, { chain_manager: true });
    const { staff: foreign } = await openHarbour(server, { berths: [] });
    const { token } = installation.staff;
    const email = 'invited@example.org';
    const body = { email, first_name: 'Noa', last_name: 'Berg', permissions: VIEWER };
    await server.must(userApi.add, { token, body });
    const instant = await openHarbour(server, { marina: { accepts_online_payments: true }, berths: [] });
    await instant.addPier('I', Array<number>(16).fill(12), { instant_booking: true });
    const plan = { season_pricing_plan: draftExample };
    await server.must(pricingApi.createPlan, { token: instant.token, body: plan });
    await server.settled(60_000);
    return { ...installation, manager, foreign, instant: await instant.code(), invited: { email } };
  } finally {
    await server.stop();
  }
}

class Strangers {
  private addresses = 1;

  constructor(
    private readonly findings: Findings,
    private readonly served: ServedProduct,
    private readonly targets: Targets,
  ) {}

  async run(): Promise<void> {
    const { findings } = this;
    await findings.check('21.1 requests from one address', () => this.manyRequests());
    await findings.check('21.1 files of one reservation', () => this.manyFiles());
    await findings.check('21.1 messages of one reservation', () => this.manyMessages());
    await findings.check('21.1 unpaid instant bookings', () => this.unpaidBookings());
    await findings.check('21.1 mails to a third party', () => this.mailsToOthers());
    await findings.check('21.1 links in names', () => this.linksInNames());
    await findings.check('21.2 a stolen session and the password', () => this.stolenSession());
    await findings.check('21.2 a reset link ends other sessions', () => this.resetLink());
    await findings.check('21.2 an unfinished account', () => this.unfinishedAccount());
    // First, because a user who was added to the manager's marina is no foreigner any more.
    await findings.check('21.3 sessions of a foreign marina', () => this.foreignSessions());
    await findings.check('21.3 a user of a foreign marina', () => this.foreignUser());
    await findings.check('21.5 formulas in exports', () => this.formulas());
    await findings.check('21.8 guesses do not lock the owner out', () => this.lockOut());
    await findings.check('21.8 guesses at one account from many addresses', () => this.guesses());
    // Late, because the marinas have no room for files afterwards.
    await findings.check('21.1 files of one address with many links', () => this.filesOfOneAddress());
    await findings.check('21.1 bytes of one marina', () => this.marinaFull());
    await findings.check('calls sent over loopback', () => Promise.resolve(String(Stranger.sent)));
  }

  /** A client at an address that was not used before. */
  private somebody(): Stranger {
    this.addresses += 1;
    return new Stranger(this.served.url, `127.0.${Math.floor(this.addresses / 200)}.${(this.addresses % 200) + 2}`);
  }

  private request(who: Stranger, email: string, more: object = {}): Promise<Answer> {
    return who.post(boaterReservationApi.request.path, {
      body: {
        marina_code: this.targets.code,
        start_date: aheadOfToday(20),
        end_date: aheadOfToday(22),
        boater: { first_name: 'Mallory', last_name: 'Marsh', email, phone: '+31612345678' },
        vessel: PETREL,
        ...more,
      },
    });
  }

  /** A new reservation from a new address; its link. */
  private async link(marina_code = this.targets.code): Promise<string> {
    const { status, body } = await this.request(this.somebody(), `m${this.addresses}@example.org`, { marina_code });
    must(status === 200, 'a first request is accepted', status);
    return String(body['link_token']);
  }

  private async manyRequests(): Promise<string> {
    const who = this.somebody();
    const statuses: number[] = [];
    for (let number = 0; number < REQUESTS; number += 1) {
      statuses.push((await this.request(who, `flood${number}@example.org`)).status);
    }
    return capped(statuses, MOST_REQUESTS);
  }

  private async manyFiles(): Promise<string> {
    const token = await this.link();
    const statuses: number[] = [];
    for (let number = 0; number < FILES; number += 1) {
      const form = new FormData();
      form.set('attachment_type', 'VESSEL_INSURANCE');
      form.set('file', new Blob([PDF, String(number)], { type: 'application/pdf' }), `policy${number}.pdf`);
      statuses.push((await this.somebody().post(boaterReservationApi.addDocument.path, { token, form })).status);
    }
    return capped(statuses, MOST_FILES);
  }

  private async manyMessages(): Promise<string> {
    const token = await this.link();
    const statuses: number[] = [];
    for (let number = 0; number < MESSAGES; number += 1) {
      const body = { text: `Hello ${number}` };
      statuses.push((await this.somebody().post(boaterReservationApi.message.path, { token, body })).status);
    }
    return capped(statuses, MOST_MESSAGES);
  }

  private async filesOfOneAddress(): Promise<string> {
    const who = this.somebody();
    const path = boaterReservationApi.addDocument.path;
    return manyLinks({
      link: () => this.link(this.targets.instant),
      send: (token, form) => who.post(path, { token, form }),
    });
  }

  private book(who: Stranger, number: number, more: { email?: string; boat?: string } = {}): Promise<Answer> {
    const { email = `booker${number}@example.org`, boat = `Petrel ${number}` } = more;
    return who.post(boaterReservationApi.instantBook.path, {
      body: {
        marina_code: this.targets.instant,
        start_date: aheadOfToday(20),
        end_date: aheadOfToday(22),
        boater: { first_name: 'Mallory', last_name: 'Marsh', email, phone: '+31612345678' },
        vessel: { ...PETREL, name: boat },
      },
    });
  }

  /** One mailbox, one boat and one network address hold a few berths each; a refusal holds none. */
  private async unpaidBookings(): Promise<string> {
    const tried = async (number: number, send: (number: number) => Promise<Answer>): Promise<number[]> => {
      const statuses: number[] = [];
      for (let each = 0; each < BOOKINGS; each += 1) statuses.push((await send(number + each)).status);
      return statuses;
    };
    const mailbox = await tried(0, (number) => this.book(this.somebody(), number, { email: 'one.boater@example.org' }));
    const boat = await tried(100, (number) => this.book(this.somebody(), number, { boat: 'One Boat' }));
    const who = this.somebody();
    const address = await tried(200, (number) => this.book(who, number));
    return [
      `mailbox: ${capped(mailbox, MOST_UNPAID)}`,
      `boat: ${capped(boat, MOST_UNPAID)}`,
      `address: ${capped(address, MOST_OF_ADDRESS)}`,
    ].join('; ');
  }

  /** Files of many senders fill no more than the marina's room, and administrators are warned before. */
  private async marinaFull(): Promise<string> {
    const statuses: number[] = [];
    for (let number = 0; number < LARGE_FILES; number += 1) {
      const token = await this.link();
      const form = new FormData();
      form.set('attachment_type', 'VESSEL_INSURANCE');
      const bytes = Buffer.concat([PDF, Buffer.alloc(LARGE_BYTES, String(number))]);
      form.set('file', new Blob([bytes], { type: 'application/pdf' }), `scan${number}.pdf`);
      statuses.push((await this.somebody().post(boaterReservationApi.addDocument.path, { token, form })).status);
    }
    const room = ROOM_MIB * 1024 * 1024;
    const told = capped(statuses, Math.floor(room / LARGE_BYTES));
    must(statuses.includes(409), 'a file beyond the room is refused', statuses);
    const token = await this.served.signIn(this.targets.admin);
    const { body } = await this.served.sent.post(operationsApi.storage.path, token, { page_size: 100 });
    const rooms = (body['items'] ?? []) as { marina_id: string; bytes: number; nearly_full: boolean }[];
    const taken = rooms.find(({ marina_id }) => marina_id === this.targets.marina);
    must(taken !== undefined && taken.bytes <= room, 'the files take no more than the room', taken);
    must(taken.nearly_full, 'administrators are warned from 80 % on', taken);
    return `${told}; ${taken.bytes} of ${room} bytes`;
  }

  /** Each call comes from an address of its own, and cancels at once, which sends a mail. */
  private async mailsToOthers(): Promise<string> {
    const victim = 'third.party@example.org';
    const statuses: number[] = [];
    for (let number = 0; number < MAILINGS; number += 1) {
      const asked = await this.request(this.somebody(), victim);
      statuses.push(asked.status);
      if (asked.status !== 200) continue;
      const token = String(asked.body['link_token']);
      await this.somebody().post(boaterReservationApi.cancel.path, { token });
    }
    await pause(SETTLING_MS);
    const token = await this.served.signIn(this.targets.admin);
    const mails = await this.served.sent.post(
      mailOutboxApi.getall.path,
      token,
      { to: victim, page_size: 100 },
      { 'X-Marina-Id': this.targets.marina },
    );
    const mailed = Number(mails.body['total']);
    must(mailed <= MOST_MAILINGS, `at most ${MOST_MAILINGS} mails go to one mailbox`, mailed);
    return `${capped(statuses, MOST_MAILINGS)}; ${mailed} mails`;
  }

  private async linksInNames(): Promise<string> {
    const named = (last_name: string) => ({
      first_name: 'M',
      last_name,
      email: 'a@example.org',
      phone: '+31612345678',
    });
    const tries = [
      { vessel: { ...PETREL, name: 'Win at https://x.example' } },
      { vessel: { ...PETREL, name: 'www.shop.example' } },
      { boater: named('shop.example') },
    ];
    const statuses = await Promise.all(tries.map((more) => this.request(this.somebody(), 'a@example.org', more)));
    mustBeNone(statuses.filter(({ status }) => status !== 400).map(({ status }) => `a name with a link got ${status}`));
    return `${tries.length} refused`;
  }

  private async signIn(who: Stranger, email: string, more: object = { password: PASSWORD }): Promise<Answer> {
    return who.post(sessionApi.login.path, { body: { email, ...more } });
  }

  private async stolenSession(): Promise<string> {
    const who = this.somebody();
    const token = String((await this.signIn(who, this.targets.manager.email)).body['token']);
    const bodies: [string, object][] = [
      [sessionApi.changePassword.path, { old_password: 'a guess of mine', new_password: 'mine-now-77' }],
      [sessionApi.firstTimeChangePassword.path, { new_password: 'mine-now-77' }],
    ];
    const got: string[] = [];
    for (const [path, body] of bodies) {
      const { status } = await who.post(path, { token, body });
      if (status === 200) got.push(`${path} took the account`);
    }
    mustBeNone(got);
    const owner = await this.signIn(this.somebody(), this.targets.manager.email);
    must(owner.status === 200, 'the owner still signs in', owner.status);
    return 'the password stays';
  }

  /** The newest sign-in link that was mailed to the address, as the administrator sees it. */
  private async mailedLink(email: string): Promise<string> {
    const token = await this.served.signIn(this.targets.admin);
    const headers = { 'X-Marina-Id': this.targets.marina };
    for (const until = performance.now() + 10_000; performance.now() < until;) {
      await pause(100);
      const { body } = await this.served.sent.post(mailOutboxApi.getall.path, token, { to: email }, headers);
      const [newest] = (body['items'] ?? []) as { id: string }[];
      if (newest === undefined) continue;
      const mail = await this.served.sent.post(mailOutboxApi.get.path, token, { mail_id: newest.id }, headers);
      const link = /login_token=([\w.~%-]+)/.exec(String(mail.body['text']))?.[1];
      if (link !== undefined) return decodeURIComponent(link);
    }
    throw new Error(`no link was mailed to ${email}`);
  }

  private async resetLink(): Promise<string> {
    const { email } = this.targets.foreign;
    const thief = this.somebody();
    const stolen = String((await this.signIn(thief, email)).body['token']);
    await this.somebody().post(sessionApi.resetPassword.path, { body: { email } });
    const opened = await this.signIn(this.somebody(), email, { login_token: await this.mailedLink(email) });
    must(opened.status === 200, 'the owner opens the link', opened.status);
    const after = await thief.post(sessionApi.self.path, { token: stolen });
    must(after.status === 401, 'the stolen session has ended', after.status);
    const again = await thief.post(sessionApi.firstTimeChangePassword.path, {
      token: stolen,
      body: { new_password: 'mine-now-77' },
    });
    must(again.status === 401, 'the stolen session sets no password', again.status);
    return 'the stolen session has ended';
  }

  private async unfinishedAccount(): Promise<string> {
    const { email } = this.targets.invited;
    const who = this.somebody();
    const opened = await this.signIn(who, email, { login_token: await this.mailedLink(email) });
    must(opened.status === 200, 'the invited user opens the link', opened.status);
    const token = String(opened.body['token']);
    const calls = [berthApi.listPiers.path, userApi.getall.path, mailOutboxApi.getall.path];
    const statuses = await Promise.all(calls.map((path) => who.post(path, { token, body: {} })));
    mustBeNone(statuses.flatMap(({ status }, index) => (status === 403 ? [] : [`${calls[index]} got ${status}`])));
    return `${calls.length} calls are closed until the account is finished`;
  }

  private async foreignUser(): Promise<string> {
    const who = this.somebody();
    const token = String((await this.signIn(who, this.targets.manager.email)).body['token']);
    const add = (user_email: string) =>
      who.post(chainApi.addUserToMarina.path, { token, body: { marina_id: this.targets.marina, user_email } });
    const [known, unknown] = [await add(this.targets.foreign.email), await add('nobody.at.all@example.org')];
    const shape = ({ status, body }: Answer) =>
      `${String(status)} ${typeof body['error_type'] === 'string' ? body['error_type'] : Object.keys(body).sort().join()}`;
    must(shape(known) === shape(unknown), 'both answers are alike', [shape(known), shape(unknown)]);
    const owner = this.somebody();
    const session = await this.signIn(owner, this.targets.foreign.email);
    const marinas = await owner.post(sessionApi.marinas.path, { token: String(session.body['token']) });
    must(Number(marinas.body['total']) === 1, 'nobody is added without their own yes', marinas.body['total']);
    return `known and unknown addresses get ${shape(known)}`;
  }

  private async foreignSessions(): Promise<string> {
    const owner = this.somebody();
    const session = String((await this.signIn(owner, this.targets.foreign.email)).body['token']);
    const who = this.somebody();
    const token = String((await this.signIn(who, this.targets.manager.email)).body['token']);
    const { status } = await who.post(userApi.revokeSessions.path, {
      token,
      body: { user_id: this.targets.foreign.id },
    });
    must(status !== 200, 'sessions elsewhere are not ended', status);
    const after = await owner.post(sessionApi.self.path, { token: session });
    must(after.status === 200, 'the session elsewhere goes on', after.status);
    return `refused with ${status}`;
  }

  private async formulas(): Promise<string> {
    const plain = ['=HYPERLINK("http://x")', '+1+1', '-1+1', '@SUM(1)'];
    const wide = ['\uFF1D1+1', '\uFF0B1', '\uFF0D1', '\uFF20A1'];
    const hidden = ['\t=1+1', '\r=1+1', '\t\uFF1D1+1', '\r\uFF0B1', ' =1+1'];
    const evil = [...plain, ...wide, ...hidden];
    const token = await this.served.signIn(this.targets.staff);
    for (const [index, name] of evil.entries()) {
      const berth = { pier_id: this.targets.piers[1], number: index + 1, max_loa: 10, max_beam: 3, max_draft: 2 };
      const body = { berth: { ...berth, notes: name } };
      const { status } = await this.served.sent.post(berthApi.createBerth.path, token, body);
      must(status === 200, `a berth with the comment ${name} is created`, status);
    }
    await pause(SETTLING_MS);
    const sheet = await this.served.sent.post(berthImportApi.export.path, token, { language: 'en', format: 'csv' });
    must(sheet.status === 200, 'the berths are exported', sheet);
    const text = Buffer.from(String(sheet.body['content']), 'base64').toString('utf8');
    const cells = text.split(/\r?\n/).flatMap((line) => line.split(/[,;](?=(?:[^"]*"[^"]*")*[^"]*$)/));
    const live = cells
      .map((cell) => cell.replace(/^"/, ''))
      .filter((cell) => /^\s*[=+@＝＋－＠]|^[\t\r]|^\s*-\D|^\s*-\d+\D/.test(cell));
    mustBeNone(live.map((cell) => `a spreadsheet would run ${cell}`));
    return `${evil.length} formulas were defused in ${cells.length} cells`;
  }

  private guesses(): Promise<string> {
    const { manager, foreign } = this.targets;
    const somebody = () => this.somebody();
    return guessesFromManyAddresses({ email: manager.email, other: foreign.email, somebody });
  }

  private async lockOut(): Promise<string> {
    const { email } = this.targets.staff;
    const own = this.somebody();
    const first = await this.signIn(own, email);
    must(first.status === 200, 'the owner signs in', first.status);
    const statuses: number[] = [];
    for (let guess = 0; guess < GUESSES; guess += 1) {
      statuses.push((await this.signIn(this.somebody(), email, { password: `guess-${guess}` })).status);
    }
    const device = { password: PASSWORD, device_tokens: [String(first.body['device_token'])] };
    const known = await this.signIn(own, email, device);
    const unknown = await this.signIn(this.somebody(), email);
    must(known.status === 200, 'the owner signs in on a known device', known.status);
    must(unknown.status === 200, 'the owner signs in on a new device', unknown.status);
    return `${GUESSES} guesses got ${[...new Set(statuses)].join(', ')}, the owner got in`;
  }
}

/** @throws if more than `most` were accepted, or the rest was not refused cleanly */
function capped(statuses: readonly number[], most: number): string {
  const accepted = statuses.filter((status) => status === 200).length;
  must(accepted > 0 && accepted <= most, `at most ${most} of ${statuses.length} are accepted`, accepted);
  mustBeNone(statuses.filter((status) => ![200, 409, 429].includes(status)).map((status) => `one got ${status}`));
  return `${accepted} of ${statuses.length} accepted`;
}
