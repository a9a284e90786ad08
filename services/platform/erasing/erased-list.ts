import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMissing } from '../blobs/durable-file.js';
import { isShared } from '../engines/edge-engines.js';
import type { Settings } from '../settings/settings.js';

const NAME = 'erased-persons.txt';

/** A time and the id of a person, which is no name. Keys of texts, such as those of a cash-up, have blanks in theirs. */
const LINE = /^(\S+) (\S.*)$/;

/**
 * The persons who were erased, one a line, in a file apart from the keys. Keys that are restored from a backup may be
 * older than an erasure and would make the person readable again: a restore and each start erase again whoever is
 * listed.
 */
export class ErasedList {
  constructor(private readonly path: string) {}

  /** The list of an installation; null on servers, unless the settings name a file that the processes share. */
  static of(settings: Settings): ErasedList | null {
    const { ERASED_PERSONS_FILE: path, DATA_DIR: directory } = settings;
    if (path !== undefined) return new ErasedList(path);
    return isShared(settings) ? null : new ErasedList(join(directory, NAME));
  }

  static inDirectory(directory: string): ErasedList {
    return new ErasedList(join(directory, NAME));
  }

  /** Adds a person durably. Harmless if the person is listed. */
  add(person: string, at: string): void {
    if (this.all().includes(person)) return;
    mkdirSync(dirname(this.path), { recursive: true, mode: 0o700 });
    const descriptor = openSync(this.path, 'a', 0o600);
    try {
      writeSync(descriptor, `${at} ${person}\n`);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }

  /** A line that a crash cut off is left out. Empty if there is no file. */
  all(): string[] {
    let text: string;
    try {
      text = readFileSync(this.path, 'utf8');
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    return whole.split('\n').flatMap((line) => LINE.exec(line)?.[2] ?? []);
  }
}
