import type { QueryClient } from '@tanstack/react-query';
import { io, type Socket } from 'socket.io-client';
import type { ClientMessages, SocketAuth, SocketMessages, SocketRefusal } from '../../../../contracts/realtime.js';
import { resetLastSeenPosition, recordPosition, lastSeenPosition } from '../api/last-seen-position.js';
import { endSession } from '../api/session-token.js';
import { hintsBegan, hintsEnded, hintsNeededAfter } from '../api/hint-coverage.js';
import { refreshAll } from '../api/topics.js';
import { setSocketConnection } from './connection.js';
import { HintIntake } from './hint-intake.js';
import { beginPresence, hearPresence } from './presence.js';

export interface LineOptions {
  readonly token: string;
  /** The marina an administrator has chosen; other users have a fixed one. */
  readonly marina_id?: string | undefined;
  readonly dial?: typeof io;
}

/** Milliseconds without a connection before the screen shows it. */
const OFFLINE_AFTER_MS = 4000;
const LONGEST_PAUSE_MS = 30_000;

/** Opens the socket and keeps it open until the returned function is called. */
export function openLine(client: QueryClient, { token, marina_id, dial = io }: LineOptions): () => void {
  let after: number | undefined;
  /** Position of the oldest answer when the socket first connected; hints for later changes arrive before `ready`. */
  let answeredUpTo: number | undefined;
  let refusals = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let worry: ReturnType<typeof setTimeout> | undefined;
  const intake = new HintIntake(client);
  let endPresence = (): void => undefined;

  const socket: Socket<SocketMessages, ClientMessages> = dial({
    path: '/socket.io',
    // WebSocket keeps one connection to one server process. The polling fallback, for networks that block WebSockets,
    // needs the same process for each request.
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
        ...(marina_id === undefined ? {} : { marina_id }),
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
    // The log is shorter than a position seen before, so the server's data was replaced.
    if (position < lastSeenPosition()) resetLastSeenPosition(position);
    else recordPosition(position);
    after = position;
    // On the first connection, hints for all changes since the first answers have arrived by now.
    if (answeredUpTo === undefined) refreshAll(client);
    hintsBegan(answeredUpTo ?? position, () => refreshAll(client));
    answeredUpTo = undefined;
    found();
    endPresence = beginPresence((sign) => socket.emit('presence', sign));
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
  socket.on('presence', hearPresence);
  socket.on('signed_out', () => endSession('refused', token));
  socket.on('disconnect', (reason) => {
    endPresence();
    lost();
    // After a disconnect by the server, socket.io does not reconnect automatically.
    if (reason === 'io server disconnect') again();
  });
  socket.on('connect_error', (error) => {
    lost();
    if (error.message === ('UNAUTHENTICATED' satisfies SocketRefusal)) endSession('refused', token);
    else if (!socket.active) {
      if (error.message === ('VALIDATION' satisfies SocketRefusal)) after = undefined;
      again();
    }
  });

  function again(): void {
    clearTimeout(retry);
    retry = setTimeout(() => socket.connect(), Math.min(1000 * 2 ** refusals++, LONGEST_PAUSE_MS));
  }

  // An attempt started offline may hang until its timeout and delays the next one, so start over at once.
  const atOnce = (): void => {
    if (!socket.connected) socket.disconnect().connect();
  };
  window.addEventListener('online', atOnce);

  return () => {
    window.removeEventListener('online', atOnce);
    clearTimeout(retry);
    clearTimeout(worry);
    intake.stop();
    endPresence();
    hintsEnded(after);
    socket.off();
    socket.disconnect();
  };
}
