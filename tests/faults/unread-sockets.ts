import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { reservationApi } from '../../contracts/reservations/api.js';
import { PETREL } from '../fixtures/harbour.js';
import { aheadOfToday } from './command-traffic.js';
import { must, seconds } from './findings.js';
import type { Installation } from './installation.js';
import type { ServedProduct } from './served-product.js';

const SOCKETS = 100;
const READING = 10;
/** A session may connect sixty times a minute and have fifty sockets. */
const PER_SESSION = 50;
/** A heartbeat every 25 s, and 20 s to answer it. */
const DROPPED_WITHIN_MS = 60_000;

/** A hundred browsers are suspended with their sockets open, while ten others must receive everything. */
export async function unreadSockets(served: ServedProduct, installation: Installation): Promise<string> {
  const sockets: Socket[] = [];
  try {
    let token = '';
    for (let number = 0; number < SOCKETS + READING; number += 1) {
      if (number % PER_SESSION === 0) token = await served.signIn(installation.staff);
      sockets.push(await connected(served.url, token));
    }
    const [asleep, awake] = [sockets.slice(0, SOCKETS), sockets.slice(SOCKETS)];
    const heard = awake.map(() => 0);
    awake.forEach((socket, index) => socket.on('hint', () => (heard[index] = (heard[index] ?? 0) + 1)));
    for (const socket of asleep) stopReading(socket);
    const started = performance.now();
    let commands = 0;
    while ((await served.metric('quayside_sockets_connected')) > READING) {
      must(performance.now() - started < DROPPED_WITHIN_MS, 'sockets that do not read are dropped');
      await note(served, token, (commands += 1));
      await pause(100);
    }
    const took = performance.now() - started;
    await pause(200);
    must(Math.min(...heard) > 0 && awake.every(({ connected }) => connected), 'the others hear what happens', heard);
    return `dropped within ${seconds(took)}; ${READING} others heard ${Math.min(...heard)} hints of ${commands} commands`;
  } finally {
    for (const socket of sockets) socket.disconnect();
  }
}

function connected(url: string, token: string): Promise<Socket> {
  const socket = io(url, { auth: { token }, forceNew: true, transports: ['websocket'], reconnection: false });
  return new Promise((resolve, reject) => {
    socket.once('ready', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

function stopReading({ io: manager }: Socket): void {
  (manager.engine.transport as unknown as { ws: { pause(): void } }).ws.pause();
}

/** Causes an event of which the whole marina is notified. */
async function note(served: ServedProduct, token: string, number: number): Promise<void> {
  const boater = { first_name: 'Ugo', last_name: 'Neri', email: `ugo${number}@example.org`, phone: '+39061234567' };
  const stay = { start_date: aheadOfToday(100 + number), end_date: aheadOfToday(101 + number) };
  const body = { ...stay, action: 'NOTIFY', boater, vessel: PETREL, payment: { price_per_night: 60 } };
  const { status } = await served.sent.post(reservationApi.create.path, token, body);
  must(status === 200, 'commands go on', status);
}
