import { parseArgs } from 'node:util';
import { CopyRefusedError } from './copy-refused.js';
import { isServer } from './log-place.js';

/** A move from a data directory to servers, or back. */
export interface MoveRequest {
  readonly from: string;
  readonly to: string;
  /** `READ_MODELS_URL` of the side that is not a directory: keys and the positions of policies are moved too. */
  readonly keys?: string;
  /** `BLOBS_URL` of that side: files are moved too. */
  readonly blobs?: string;
}

export const USAGE =
  'npm run copy-log -- --from <directory or esdb://…> --to <directory or esdb://…> [--keys <READ_MODELS_URL>] [--blobs <BLOBS_URL>]';

/**
 * Reads the arguments. In place of a URL they may name the environment variable that holds it, so that no password
 * appears in process lists.
 * @throws CopyRefusedError in one line
 */
export function parseMoveRequest(
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): MoveRequest {
  const { from, to, keys, blobs } = named(given);
  if (from === undefined || to === undefined) throw new CopyRefusedError(`Say what to copy: ${USAGE}`);
  const meant = (value: string): string => {
    if (!/^[A-Z][A-Z0-9_]*$/.test(value)) return value;
    const held = environment[value];
    if (held === undefined || held === '') throw new CopyRefusedError(`The variable ${value} is not set.`);
    return held;
  };
  const request = { from: meant(from), to: meant(to) };
  if (request.from === request.to) throw new CopyRefusedError('Source and target are the same.');
  if ((keys ?? blobs) !== undefined && isServer(request.from) === isServer(request.to)) {
    throw new CopyRefusedError('--keys and --blobs are for moves between a directory and servers.');
  }
  if (blobs !== undefined && keys === undefined) {
    throw new CopyRefusedError('--blobs needs --keys: files are encrypted with the keys of persons.');
  }
  return {
    ...request,
    ...(keys === undefined ? {} : { keys: meant(keys) }),
    ...(blobs === undefined ? {} : { blobs: meant(blobs) }),
  };
}

function named(given: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...given], options: { from: text, to: text, keys: text, blobs: text } }).values;
  } catch {
    throw new CopyRefusedError(`That was not understood: ${USAGE}`);
  }
}
