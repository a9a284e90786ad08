import { Gauge, type Registry } from 'prom-client';
import type { LimitedBlobStore, MarinaRoom } from '../blobs/limited-blob-store.js';

/** Measures how much room the files of the marinas take. Marinas are no label, because their number has no limit. */
export function measureStorage(registry: Registry, storage: Pick<LimitedBlobStore, 'rooms'>): void {
  const gauge = (name: string, help: string, valueOf: (rooms: readonly MarinaRoom[]) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // While the read models are away, the value of the last scrape stays.
        const rooms = await storage.rooms().catch(() => undefined);
        if (rooms !== undefined) this.set(valueOf(rooms));
      },
    });
  gauge('quayside_stored_files_bytes', 'Bytes of all stored files, before encryption', (rooms) =>
    rooms.reduce((total, { bytes }) => total + bytes, 0),
  );
  gauge('quayside_storage_fullest_ratio', 'Share of its room that the files of the fullest marina take', (rooms) =>
    Math.max(0, ...rooms.map(({ bytes, limit }) => bytes / limit)),
  );
}
