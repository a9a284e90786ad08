import type { SeenBoat } from '../../../../../contracts/dockwalk/boats.js';
import type { WalkTap } from '../../../../../contracts/dockwalk/taps.js';

/** A tap that is stored on this device until the server has it. */
export interface KeptTap {
  /** Order of the taps on this device. */
  readonly seq: number;
  readonly session_id: string;
  readonly tap: WalkTap;
  /** The boat of a BOAT tap, as the screen shows it. */
  readonly boat: SeenBoat | null;
}

/** A photo that is stored on this device until the server has it. */
export interface KeptPhoto {
  readonly tap_id: string;
  readonly session_id: string;
  readonly berth_id: string;
  readonly at: string;
  readonly file: File;
}

/** A tap or a photo that the server did not accept. It stays whole until it is sent again or discarded. */
export interface RefusedTap {
  readonly tap_id: string;
  readonly berth_id: string | null;
  /** The berth as the walk names it; empty where the tap is about none. */
  readonly berth_name: string;
  readonly code: string;
  readonly is:
    ({ readonly kind: 'TAP' } & Omit<KeptTap, 'seq'>) | { readonly kind: 'PHOTO'; readonly photo: KeptPhoto };
}

/** Milliseconds; two taps of one device never have the same time, because the server orders them by it. */
export function timeAfter(last: string | null, now: number): string {
  const before = last === null ? 0 : Date.parse(last);
  return new Date(Math.max(now, before + 1)).toISOString();
}
