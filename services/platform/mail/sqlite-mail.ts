import { join } from 'node:path';
import { setImmediate } from 'node:timers';
import { setImmediate as otherWork } from 'node:timers/promises';
import * as z from 'zod';
import type { Clock } from '../clock/clock.js';
import type { PersonKeys } from '../personal-data/person-keys.js';
import { EngineFile } from '../sqlite/engine-file.js';
import { letterMatcher, type LetterMatcher, withHiddenAddress } from './letter-matcher.js';
import type { MailOutbox, OutboxEntry, OutboxMail, OutboxRequest } from './mail-outbox.js';
import type { Mail, MailOutcome, MailPort } from './mail-port.js';
import { entryOf, mailRow, decryptLetter, decryptMail, encryptMail, type MailRow } from './encrypted-mail.js';
import type { CopiedEngine, ShowCopied } from '../copying/copied-engine.js';

export interface OutboxOptions {
  readonly directory: string;
  readonly keys: PersonKeys;
  readonly clock: Clock;
  /** How many of each marina's newest mails are kept; older ones are dropped. */
  readonly keepPerMarina?: number;
  /** Whether several processes of this machine keep their mails in the file. */
  readonly shared?: boolean;
}

/** 'QYOB' in the file's header. */
const APPLICATION_ID = 0x51594f42;
const KEEP_PER_MARINA = 5_000;
/** Letters decrypted in one batch: some ten milliseconds, during which the event loop is blocked. */
const SEARCH_BATCH = 200;

const storedRow = mailRow.extend({ number: z.number() });
type StoredRow = z.infer<typeof storedRow>;

/** Its parameter is a JSON array of marinas. */
const OF_MARINAS = 'marina_id IN (SELECT value FROM json_each(?))';

interface Waiting {
  readonly row: MailRow;
  readonly resolve: (fresh: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Keeps mails in `<dir>/outbox.db` instead of sending them. Address, subject and bodies are encrypted with the person's
 * key: SQLite moves rows between pages and leaves copies that `secure_delete` does not reach, and backups keep deleted
 * rows, so deleting alone would not erase a person.
 * `sent_ids` outlives the mails themselves: an id is sent once even when its mail was dropped or erased.
 */
export class SqliteMailAdapter implements MailPort, MailOutbox, CopiedEngine {
  private readonly file: EngineFile;
  private readonly keep: number;
  private waiting: Waiting[] = [];

  constructor(private readonly options: OutboxOptions) {
    this.keep = options.keepPerMarina ?? KEEP_PER_MARINA;
    if (!Number.isSafeInteger(this.keep) || this.keep < 1) {
      throw new RangeError(`keepPerMarina is a whole number from 1, not ${this.keep}`);
    }
    this.file = EngineFile.open({
      path: join(options.directory, 'outbox.db'),
      holds: 'the mails',
      applicationId: APPLICATION_ID,
      knownBy: 'sent_ids',
      sync: 'every_commit',
      shared: options.shared === true,
      tables: `
      CREATE TABLE IF NOT EXISTS sent_ids (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS mails (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        marina_id TEXT NOT NULL,
        person_id TEXT NOT NULL,
        language TEXT NOT NULL,
        sent_at TEXT NOT NULL,
        letter TEXT NOT NULL,
        html TEXT NOT NULL
      ) STRICT;
      CREATE INDEX IF NOT EXISTS mails_of_marina ON mails (marina_id, number);
      CREATE INDEX IF NOT EXISTS mails_of_person ON mails (person_id);
      `,
    });
  }

  async send(mail: Mail): Promise<MailOutcome> {
    const key = await this.options.keys.keyForWriting(mail.person_id);
    if (key === null) return 'person_erased';
    if (!(await this.store(encryptMail(mail, this.options.clock.nowIso(), key)))) return 'repeated';
    if ((await this.options.keys.keysForReading([mail.person_id])).size > 0) return 'sent';
    // The person was erased while the mail was stored, and the erasure may have run before the mail was in the table.
    await this.erasePerson(mail.person_id);
    return 'person_erased';
  }

  async list(request: OutboxRequest): Promise<{ items: OutboxEntry[]; total: number }> {
    const skip = (request.page - 1) * request.page_size;
    const matches = letterMatcher(request);
    if (matches !== undefined) {
      const found = await this.search(request, matches);
      return { items: found.slice(skip, skip + request.page_size), total: found.length };
    }
    const marinas = JSON.stringify(request.marina_ids);
    const rows = this.rows(`${OF_MARINAS} ORDER BY number DESC LIMIT ? OFFSET ?`, [marinas, request.page_size, skip]);
    return { items: (await this.openAll(rows, decryptLetter)).map(entryOf), total: this.count(marinas) };
  }

  async get(id: string): Promise<OutboxMail | undefined> {
    return (await this.openAll(this.rows('id = ?', [id]), decryptMail))[0];
  }

  erasePerson(person_id: string): Promise<void> {
    return new Promise((resolve) => {
      this.file.work(() => this.file.statement('DELETE FROM mails WHERE person_id = ?').run(person_id));
      this.file.cutLog();
      resolve();
    });
  }

  get storedIn(): string {
    return this.file.name;
  }

  copyTo(directory: string, show: ShowCopied): Promise<void> {
    this.storeWaiting();
    return this.file.copyTo(directory, show);
  }

  ping(): Promise<void> {
    return new Promise((resolve) => {
      this.file.probe();
      resolve();
    });
  }

  close(): Promise<void> {
    this.storeWaiting();
    this.file.close();
    return Promise.resolve();
  }

  /**
   * Stores the row together with all others of this turn of the event loop: one disk sync serves them all. False: the
   * id was sent before.
   */
  private store(row: MailRow): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ row, resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => this.storeWaiting());
    });
  }

  private storeWaiting(): void {
    const { waiting } = this;
    if (waiting.length === 0) return;
    this.waiting = [];
    try {
      const outcomes = this.file.transaction(() => waiting.map(({ row }) => this.insert(row)));
      waiting.forEach(({ resolve }, index) => resolve(outcomes[index] === true));
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }

  private insert(row: MailRow): boolean {
    const { id, marina_id, person_id, language, sent_at, letter, html } = row;
    const remember = this.file.statement('INSERT INTO sent_ids (id) VALUES (?) ON CONFLICT DO NOTHING');
    if (remember.run(id).changes === 0) return false;
    this.file
      .statement(
        `INSERT INTO mails (id, marina_id, person_id, language, sent_at, letter, html) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(id, marina_id, person_id, language, sent_at, letter, html);
    this.dropOldest(marina_id);
    return true;
  }

  /** Encrypted text has no index, so all letters of the marina, at most `keepPerMarina`, are decrypted. */
  private async search({ marina_ids, hidden }: OutboxRequest, matches: LetterMatcher): Promise<OutboxEntry[]> {
    const found: OutboxEntry[] = [];
    let before = Number.MAX_SAFE_INTEGER;
    for (;;) {
      const condition = `${OF_MARINAS} AND number < ? ORDER BY number DESC LIMIT ?`;
      const rows = this.rows(condition, [JSON.stringify(marina_ids), before, SEARCH_BATCH]);
      const letters = await this.openAll(rows, decryptLetter);
      const candidates = letters.filter(matches);
      const people = candidates.map(({ person_id }) => person_id);
      const unseen = people.length === 0 ? undefined : await hidden?.(people);
      const shown = candidates.filter(
        (letter) => unseen?.has(letter.person_id) !== true || matches(withHiddenAddress(letter)),
      );
      found.push(...shown.map(entryOf));
      const oldest = rows.at(-1);
      if (oldest === undefined || rows.length < SEARCH_BATCH) return found;
      before = oldest.number;
      await otherWork();
    }
  }

  private dropOldest(marina_id: string): void {
    this.file
      .statement(
        `DELETE FROM mails WHERE marina_id = ? AND number <=
           (SELECT number FROM mails WHERE marina_id = ? ORDER BY number DESC LIMIT 1 OFFSET ?)`,
      )
      .run(marina_id, marina_id, this.keep);
  }

  private rows(condition: string, values: (string | number)[]): StoredRow[] {
    const sql = `SELECT * FROM mails WHERE ${condition}`;
    return this.file.work(() => this.file.statement(sql).all(...values)).map((row) => storedRow.parse(row));
  }

  private count(marinas: string): number {
    const sql = `SELECT count(*) AS n FROM mails WHERE ${OF_MARINAS}`;
    return Number(this.file.work(() => this.file.statement(sql).get(marinas))?.['n']);
  }

  /** Leaves out mails of erased persons, which are about to be deleted. */
  private async openAll<T>(rows: readonly StoredRow[], opening: (row: MailRow, key: Buffer) => T): Promise<T[]> {
    const keys = await this.options.keys.keysForReading([...new Set(rows.map((row) => row.person_id))]);
    return rows.flatMap((row) => {
      const key = keys.get(row.person_id);
      return key === undefined ? [] : [opening(row, key)];
    });
  }
}
