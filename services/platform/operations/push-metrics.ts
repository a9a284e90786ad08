import { Counter, Gauge, type Registry } from 'prom-client';
import type { RealtimeServer } from '../realtime/realtime-server.js';

/** Measures the hints that are sent to browsers. */
export function measurePushes(registry: Registry, realtime: Pick<RealtimeServer, 'connected' | 'pushed'>): void {
  const registers = [registry];
  new Gauge({
    name: 'quayside_sockets_connected',
    help: 'Sockets that receive hints',
    registers,
    collect() {
      this.set(realtime.connected);
    },
  });
  const counter = (name: string, help: string, count: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(count());
      },
    });
  const { pushed } = realtime;
  counter('quayside_pushes_total', 'Hints pushed: one per marina, topic and round', () => pushed.hints);
  counter(
    'quayside_push_deliveries_total',
    'Hints multiplied by the sockets of this process that received them',
    () => pushed.deliveries,
  );
  counter('quayside_push_resyncs_total', 'Clients that had to reload everything', () => pushed.resyncs);
}
