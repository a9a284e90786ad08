import { useEffect, useEffectEvent, useState } from 'react';
import { berthForm, type BerthRecord } from '../../../../../contracts/berths/records.js';
import { useKeptInput } from '../../../lib/forms/kept-input.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { useSession } from '../../../lib/session/session-context.js';
import { type BerthFieldName, type BerthValues, changedFields, valuesOf } from '../model/berth-values.js';

interface Base {
  readonly values: Required<BerthValues>;
  readonly revision: number;
}

/** The typed input and the values that the form started from. */
interface KeptBerth {
  readonly base: Base | null;
  readonly typed: Partial<BerthValues>;
}

const baseOf = (berth: BerthRecord): Base => ({ values: valuesOf(berth), revision: berth.revision });

/**
 * The form of a berth with what it started from. When a colleague saves the berth meanwhile, an untouched form follows;
 * a touched one keeps its values, and `theirs` names what the colleague changed. Typed values survive a reload and the
 * end of the session.
 */
export function useBerthEditing(berth: BerthRecord | null, blank: Partial<BerthValues>) {
  const [base, setBase] = useState(() => (berth === null ? null : baseOf(berth)));
  const form = useContractForm<BerthValues, BerthValues>(berthForm, {
    defaults: base?.values ?? blank,
  });
  const typed: Partial<BerthValues> = form.watch();
  const mine = changedFields(base?.values ?? blank, typed);
  const marina_id = useSession().marina?.id ?? '';
  const kept = useKeptInput<KeptBerth>(
    berth === null ? `berth:new:${marina_id}` : `berth:${berth.id}`,
    mine.length === 0 ? null : { base, typed },
  );
  const restore = useEffectEvent(() => {
    if (kept === null) return;
    // The base of the input comes with it, so that what a colleague saved in the meantime is noticed.
    setBase(kept.base);
    form.reset({ ...kept.base?.values, ...kept.typed });
  });
  useEffect(() => restore(), []);
  const now = berth === null ? null : baseOf(berth);
  const theirs =
    now === null || base === null || now.revision <= base.revision ? [] : changedFields(base.values, now.values);

  const follow = (to: Base, keep: readonly BerthFieldName[]) => {
    const kept = Object.fromEntries(keep.map((name) => [name, typed[name]]));
    setBase(to);
    form.reset({ ...to.values, ...kept });
  };
  const newer = now !== null && base !== null && now.revision > base.revision;
  const settled = newer && (mine.length === 0 || theirs.length === 0);
  useEffect(() => {
    if (settled) follow(now, mine);
  });
  return {
    form,
    typed,
    base,
    /** Names of the fields that staff changed and have not saved. */
    mine,
    /** Names of the fields that a colleague has saved since; empty while there is nothing to decide. */
    theirs: mine.length === 0 ? [] : theirs,
    takeTheirs: () => now !== null && follow(now, []),
    keepMine: () => now !== null && follow(now, mine),
    discard: () => (base === null ? form.reset(blank) : follow(base, [])),
    /** The typed values are the saved ones from now on. */
    saved: (revision: number) => setBase({ values: typed as Required<BerthValues>, revision }),
  };
}
export type BerthEditing = ReturnType<typeof useBerthEditing>;
