import type * as z from 'zod';
import { conflictApi } from '../../contracts/conflicts/api.js';
import type { Remedy } from '../../contracts/conflicts/remedies.js';
import { vesselApi } from '../../contracts/customers/api.js';
import { dockWalkApi } from '../../contracts/dockwalk/api.js';
import type { walkTap } from '../../contracts/dockwalk/taps.js';
import type { WalkBerth } from '../../contracts/dockwalk/walks.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import type { Chance } from '../../services/demo/chance.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import type { Installation } from './installation.js';
import { type Answer, receiptOf, type Sender, type SentCommands } from './sent-commands.js';

type Tap = z.input<typeof walkTap>;

/** Metres; longer than most berths of the installation. */
const LARGER = 12.5;
const PHONES = [freshId(), freshId()];

/** Staff who walk the docks with a phone and solve conflicts. */
export class DockTraffic {
  private session: string | null = null;

  constructor(
    private readonly installation: Installation,
    private readonly sent: SentCommands,
    private readonly examined: (answer: Answer) => Promise<void>,
  ) {}

  /** The next walk is a new one. */
  forget(): void {
    this.session = null;
  }

  /** Taps a few berths, and sends the taps twice, as a phone does that has lost the first answer. */
  async walk(chance: Chance, staff: Sender): Promise<void> {
    if (this.session === null || chance.happens(0.1)) {
      const started = await this.sent.send(dockWalkApi.start, staff, {});
      await this.examined(started);
      if (started.status !== 200) return;
      this.session = receiptOf(started).id;
    }
    const session_id = this.session;
    const shown = await this.sent.post(dockWalkApi.berths.path, staff.token, { session_id });
    await this.examined(shown);
    if (shown.status !== 200) return;
    const { items } = shown.body as { items: WalkBerth[] };
    const taps = Array.from({ length: 3 }, () => tapOn(chance.pick(items), chance));
    const pier_id = chance.pick(this.installation.piers);
    const pier: Tap = { kind: 'PIER_COMPLETE', tap_id: freshId(), at: now(), pier_id };
    const body = { session_id, device_id: chance.pick(PHONES), taps: chance.happens(0.2) ? [...taps, pier] : taps };
    for (let time = 1; time <= 2; time += 1) {
      const answer = await this.sent.send(dockWalkApi.merge, staff, body);
      await this.examined(answer);
    }
  }

  /** The boat of this stay is larger than booked; staff choose one of the remedies. */
  async remedy(reservation_id: string, chance: Chance, staff: Sender): Promise<void> {
    const shown = await this.sent.post(reservationApi.get.path, staff.token, { reservation_id });
    await this.examined(shown);
    const vessel_id = (shown.body as { vessel?: { id: string | null } }).vessel?.id ?? null;
    if (vessel_id === null) return;
    const vessel = { length: LARGER };
    await this.examined(await this.sent.send(vesselApi.update, staff, { vessel_id, vessel }));
    const conflict_id = `size-${reservation_id}`;
    const found = await this.sent.post(conflictApi.get.path, staff.token, { conflict_id });
    await this.examined(found);
    const { remedies = [] } = found.body as { remedies?: readonly Remedy[] };
    const [first] = remedies;
    // The list may not show the conflict yet; the remedy that needs no berth is always possible.
    const keep = { kind: 'KEEP_SIZE' as const, reservation_id };
    const choice = first === undefined || chance.happens(0.3) ? keep : first.choice;
    const message = chance.happens(0.5) ? 'Your boat is longer than booked.' : '';
    await this.examined(await this.sent.send(conflictApi.resolve, staff, { conflict_id, choice, message }));
  }
}

function tapOn({ berth_id, expected, check, note }: WalkBerth, chance: Chance): Tap {
  const tapped = { tap_id: freshId(), at: now(), berth_id };
  const knew = { expected: expected.key, tap_id: check?.tap_id ?? null };
  return chance.weighted<() => Tap>([
    [4, () => ({ kind: 'AS_PLANNED', ...tapped, knew })],
    [2, () => ({ kind: 'EMPTY', ...tapped, knew })],
    [2, () => ({ kind: 'BOAT', ...tapped, knew, boat: { name: 'Unknown', length: 9 } })],
    [1, () => ({ kind: 'TAKEN_BACK', ...tapped, knew })],
    [2, () => ({ kind: 'NOTE', ...tapped, note: `seen ${tapped.tap_id.slice(0, 8)}`, knew_note: note })],
  ])();
}

const now = () => new Date().toISOString();
