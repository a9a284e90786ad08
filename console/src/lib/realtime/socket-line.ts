import type { QueryClient } from '@tanstack/react-query';
import { io, type Socket } from 'socket.io-client';
import type { SocketAuth, SocketMessages, SocketRefusal } from '../../../../contracts/realtime.js';
import { resetLastSeenPosition, recordPosition, lastSeenPosition } from '../api/last-seen-position.js';
import { endSession } from '../api/session-token.js';
import { hintsBegan, hintsEnded, hintsNeededAfter } from '../api/hint-coverage.js';
import { refreshAll } from '../api/topics.js';
import { setSocketConnection } from './connection.js';
import { HintIntake } from './hint-intake.js';

export interface LineOptions {
  readonly token: string;
  /** Of an administrator only. */
  readonly marinaId?: string | undefined;
  readonly dial?: typeof io;
}

/** Milliseconds without a connection after which the screen says so. */
const OFFLINE_AFTER_MS = 4000;
const LONGEST_PAUSE_MS = 30_000;

/** Opens the socket and keeps it open until the returned function is called. */
export function openLine(client: QueryClient, { token, marinaId, dial = io }: LineOptions): () => void {
  let after: number | undefined;
  /** Position up to which answers were there when the line was first asked for; what came since is told before `ready`. */
  let answeredUpTo: number | undefined;
  let refusals = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let worry: ReturnType<typeof setTimeout> | undefined;
  const intake = new HintIntake(client);

  const socket: Socket<SocketMessages> = dial({
    path: '/socket.io',
    // One connection that stays, to whichever process: polling, for lines that let no sockets through, needs the same one
    // each time.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 5000,
    auth: (answer) => {
      if (after === undefined) {
        answeredUpTo = hintsNeededAfter();
        after = answeredUpTo;
      }
      const auth: SocketAuth = {
        token,
        ...(after === undefined ? {} : { after }),
        ...(marinaId === undefined ? {} : { marina_id: marinaId }),
      };
      answer(auth);
    },
  });

  const lost = (): void => {
    if (worry !== undefined) return;
    setSocketConnection('connecting');
    worry = setTimeout(() => setSocketConnection('offline'), OFFLINE_AFTER_MS);
  };
  const found = (): void => {
    clearTimeout(worry);
    worry = undefined;
    refusals = 0;
    setSocketConnection('online');
  };

  socket.on('ready', ({ position }) => {
    // A log that is shorter than what was seen is another log: the server's data was replaced.
    if (position < lastSeenPosition()) resetLastSeenPosition(position);
    else recordPosition(position);
    after = position;
    // The first time, what changed after the first answers has been told by now.
    if (answeredUpTo === undefined) refreshAll(client);
    hintsBegan(answeredUpTo ?? position, () => refreshAll(client));
    answeredUpTo = undefined;
    found();
  });
  socket.on('hint', (hint) => {
    if (hint.complete) after = hint.position;
    intake.take(hint);
  });
  socket.on('resync', ({ position }) => {
    recordPosition(position);
    after = position;
    refreshAll(client);
  });
  socket.on('signed_out', () => endSession(token));
  socket.on('disconnect', (reason) => {
    lost();
    // The server itself closed it: socket.io does not come back from that on its own.
    if (reason === 'io server disconnect') again();
  });
  socket.on('connect_error', (error) => {
    lost();
    if (error.message === ('UNAUTHENTICATED' satisfies SocketRefusal)) endSession(token);
    else if (!socket.active) {
      if (error.message === ('VALIDATION' satisfies SocketRefusal)) after = undefined;
      again();
    }
  });

  function again(): void {
    clearTimeout(retry);
    retry = setTimeout(() => socket.connect(), Math.min(1000 * 2 ** refusals++, LONGEST_PAUSE_MS));
  }

  // A try that began without a network may hang until it times out, and the next one waits for that.
  const atOnce = (): void => {
    if (!socket.connected) socket.disconnect().connect();
  };
  window.addEventListener('online', atOnce);

  return () => {
    window.removeEventListener('online', atOnce);
    clearTimeout(retry);
    clearTimeout(worry);
    intake.stop();
    hintsEnded(after);
    socket.off();
    socket.disconnect();
  };
}
