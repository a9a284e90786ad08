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

/** A tap that the server refused, kept until its walker has read why. */
export interface RefusedTap {
  readonly tap_id: string;
  readonly berth_id: string | null;
  readonly code: string;
}

/** Milliseconds; two taps of one device never have the same time, because the server orders them by it. */
export function timeAfter(last: string | null, now: number): string {
  const before = last === null ? 0 : Date.parse(last);
  return new Date(Math.max(now, before + 1)).toISOString();
}
