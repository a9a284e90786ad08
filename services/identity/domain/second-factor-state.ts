import type { UserEvent } from './user-events.js';

export interface SecondFactor {
  readonly factor_id: string;
  /** Base32; null: erased. */
  readonly secret: string | null;
  readonly set_up_at: string;
  /** By their position; null: used, or erased. */
  readonly recovery_digests: readonly (string | null)[];
  /** The latest step whose code was used. */
  readonly time_step: number;
}

type Changing = Extract<
  UserEvent,
  { type: 'SecondFactorSet' | 'SecondFactorRemoved' | 'RecoveryCodesReplaced' | 'RecoveryCodeUsed' }
>;

export function secondFactorAfter(before: SecondFactor | null, event: Changing): SecondFactor | null {
  switch (event.type) {
    case 'SecondFactorSet': {
      const { factor_id, secret, recovery_digests, time_step, at } = event.data;
      return { factor_id, secret, set_up_at: at, recovery_digests: recovery_digests ?? [], time_step };
    }
    case 'SecondFactorRemoved':
      return null;
    case 'RecoveryCodesReplaced':
      return before === null ? null : { ...before, recovery_digests: event.data.recovery_digests ?? [] };
    case 'RecoveryCodeUsed': {
      if (before === null) return null;
      const { index } = event.data;
      return { ...before, recovery_digests: before.recovery_digests.map((each, at) => (at === index ? null : each)) };
    }
  }
}

/** A code of the app signs in once: later codes only, from here on. */
export function withTimeStep(before: SecondFactor | null, step: number | undefined): SecondFactor | null {
  return before === null || step === undefined ? before : { ...before, time_step: Math.max(before.time_step, step) };
}
