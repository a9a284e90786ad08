import { createHash } from 'node:crypto';
import type { RecordedEvent } from '../event-store/event-store.js';
import { appendCopies } from './appending-copies.js';
import { CopyRefusedError } from './copy-refused.js';
import { contentOf, nameOf, pairsOf } from './log-pairs.js';
import type { LogPlace } from './log-place.js';
import type { TranslatedPositions } from './translated-positions.js';

/** Events that are read at once, and on the embedded log also stored at once. */
const PAGE = 500;

/** Reports the progress of a step. */
export type ShowProgress = (step: string, done: number, all: number) => void;

export interface LogCopying {
  readonly from: LogPlace;
  readonly to: LogPlace;
  readonly show: ShowProgress;
  /** Receives the positions of the events in the target. */
  readonly positions?: TranslatedPositions;
}

/** What both logs hold after a successful copy. */
export interface CopiedLog {
  readonly events: number;
  /** The number of events that the target already had. */
  readonly before: number;
  /** SHA-256 over stream, revision, id, type, data and metadata of every event, in order. */
  readonly digest: string;
}

/**
 * Copies a log event by event: its order, streams, revisions, ids, types, data (encrypted fields stay encrypted) and
 * metadata. The target assigns its own positions. Events of an earlier attempt are compared and kept, so a copy may be
 * interrupted at any moment and run again. At the end both logs are read again from the beginning and must be equal.
 * @throws CopyRefusedError in one line when the target has other events, the source is written to, or the copy differs;
 * EventStoreUnavailableError
 */
export async function copyLog(copying: LogCopying): Promise<CopiedLog> {
  const { from } = copying;
  const head = await from.store.head();
  if (head === 0) throw new CopyRefusedError('The source has no events: there is nothing to copy.');
  const begun = await commonBeginning(copying, head);
  await appendRest(copying, begun.position, head);
  const same = await compared(copying, head);
  if ((await from.store.head()) !== head) throw writtenTo();
  return { ...same, before: begun.events };
}

/** The events that the target already has, which must be the beginning of the source. */
async function commonBeginning(
  { from, to, show }: LogCopying,
  head: number,
): Promise<{ events: number; position: number }> {
  let events = 0;
  let position = 0;
  for await (const { source, target } of pairsOf(from.store, to.store)) {
    if (target === undefined) break;
    if (source === undefined || contentOf(source) !== contentOf(target)) {
      const which = `its ${ordinal(events + 1)} (${nameOf(target)}) is not the source's`;
      throw new CopyRefusedError(`The target has other events: ${which}. Nothing was written.`);
    }
    events += 1;
    ({ position } = source);
    show('Comparing what is there', position, head);
  }
  return { events, position };
}

async function appendRest({ from, to, show }: LogCopying, after: number, head: number): Promise<void> {
  let page: RecordedEvent[] = [];
  const store = async (): Promise<void> => {
    const last = page.at(-1);
    if (last === undefined) return;
    await appendCopies(to, page);
    show('Copying', last.position, head);
    page = [];
  };
  for await (const event of from.store.readAll({ after })) {
    page.push(event);
    if (page.length === PAGE) await store();
  }
  await store();
}

/** Reads both logs from the beginning and reports the first difference. */
async function compared(
  { from, to, show, positions }: LogCopying,
  head: number,
): Promise<{ events: number; digest: string }> {
  const digest = createHash('sha256');
  let events = 0;
  for await (const { source, target } of pairsOf(from.store, to.store)) {
    events += 1;
    if (source !== undefined && source.position > head) throw writtenTo();
    if (source === undefined || target === undefined) {
      const lacking = source === undefined ? 'source' : 'copy';
      throw new CopyRefusedError(`The ${lacking} has no ${ordinal(events)} event, the other has. Do not use the copy.`);
    }
    const content = contentOf(source);
    if (content !== contentOf(target)) {
      const which = `the ${ordinal(events)} event (${nameOf(source)})`;
      throw new CopyRefusedError(`The copy differs from its source at ${which}. Do not use the copy.`);
    }
    digest.update(content).update('\n');
    positions?.see(source.position, target.position);
    show('Comparing source and copy', source.position, head);
  }
  return { events, digest: digest.digest('hex') };
}

function writtenTo(): CopyRefusedError {
  return new CopyRefusedError(
    'The source was written to during the copy: stop the product there and run this again; it continues where it stopped.',
  );
}

function ordinal(number: number): string {
  const teens = number % 100 > 10 && number % 100 < 14;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
