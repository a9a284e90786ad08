import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pricingCalls } from '../../../../../contracts/pricing/calls.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { checkForm, type CheckedForm } from '../model/form-errors.js';
import { formOf, type PlanForm } from '../model/plan-form.js';

/** Milliseconds after the last keystroke until the draft is saved. */
const SAVE_AFTER = 300;
export const pricingTopics = [{ topic: 'pricing' }] as const;

export interface PlanEditing {
  readonly loaded: ReturnType<typeof usePlan>['data'];
  readonly failed: ApiError | null;
  readonly retry: () => void;
  /** Null before the plan has loaded, and for a marina without one. */
  readonly form: PlanForm | null;
  readonly published: PlanForm | null;
  readonly checked: CheckedForm | null;
  readonly setForm: (form: PlanForm) => void;
  /** A colleague saved or published first. */
  readonly stale: boolean;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
  /** True while typed changes are not saved as a draft. */
  readonly unsaved: boolean;
  readonly problem: ApiError | null;
  readonly discard: () => void;
  readonly publish: (offers: 'KEEP' | 'SEND') => Promise<boolean>;
  readonly busy: boolean;
}

function usePlan() {
  return useLoad(pricingCalls.getPlan, {}, { topics: pricingTopics });
}

/** The plan with its draft: loads it, saves typed changes after a pause, and publishes or discards them. */
export function usePricingPlan(mayEdit: boolean): PlanEditing {
  const { data, error, refetch } = usePlan();
  const [form, setForm] = useState<PlanForm | null>(null);
  const [stale, setStale] = useState(false);
  const revision = useRef<number | null>(null);
  const saved = useRef('null');
  const options = { revision: () => revision.current ?? undefined, topics: pricingTopics };
  const onRefused = (refused: ApiError) => setStale(refused.error_type === 'STALE');
  const saving = useSend(pricingCalls.saveDraft, { ...options, onRefused });
  const discarding = useSend(pricingCalls.discardDraft, options);
  const creating = useSend(pricingCalls.createPlan, { ...options, onRefused });
  const publishing = useSend(pricingCalls.updatePlan, { ...options, onRefused });
  const busy = discarding.isPending || creating.isPending || publishing.isPending;
  const checked = useMemo(() => (form === null ? null : checkForm(form)), [form]);
  const typed = JSON.stringify(form);

  const adopt = useCallback((): void => {
    if (data === undefined) return;
    const held = data.draft?.season_pricing_plan ?? data.season_pricing_plan;
    const next = held === null ? null : formOf(held);
    revision.current = data.revision;
    saved.current = JSON.stringify(next);
    setForm(next);
    setStale(false);
  }, [data]);
  useEffect(() => {
    if (data === undefined || saving.isPending || busy || data.revision === revision.current) return;
    if (revision.current !== null && data.revision !== null && data.revision < revision.current) return;
    if (typed === saved.current) adopt();
    else if (typed !== 'null') setStale(true);
  }, [data, saving.isPending, busy, typed, adopt]);

  const { draft = null } = checked ?? {};
  const unsaved = typed !== saved.current;
  const { send } = saving;
  useEffect(() => {
    if (!mayEdit || stale || busy || saving.isPending || draft === null || !unsaved) return;
    const timer = setTimeout(() => {
      void send({ season_pricing_plan: draft }).then((receipt) => {
        if (receipt === null) return;
        revision.current = receipt.revision;
        saved.current = typed;
      });
    }, SAVE_AFTER);
    return () => clearTimeout(timer);
  }, [typed, draft, unsaved, mayEdit, stale, busy, saving.isPending, send]);

  return {
    loaded: data,
    failed: data === undefined ? error : null,
    retry: () => void refetch(),
    form,
    published: data?.season_pricing_plan == null ? null : formOf(data.season_pricing_plan),
    checked,
    setForm,
    stale,
    takeTheirs: adopt,
    keepMine: () => {
      revision.current = data?.revision ?? null;
      setStale(false);
    },
    unsaved,
    problem: saving.error ?? publishing.error ?? creating.error ?? discarding.error,
    discard: () => {
      const published = data?.season_pricing_plan;
      const next = published == null ? null : formOf(published);
      void discarding.send({}).then((receipt) => {
        if (receipt === null) return;
        revision.current = receipt.revision;
        saved.current = JSON.stringify(next);
        setForm(next);
      });
    },
    publish: async (offers) => {
      if (draft === null) return false;
      const { id, ...rest } = draft;
      const receipt =
        id === undefined
          ? await creating.send({ season_pricing_plan: rest })
          : await publishing.send({ season_pricing_plan: { ...rest, id }, offers });
      if (receipt === null) return false;
      // The answer has the ids of new rows.
      saved.current = typed;
      await refetch();
      return true;
    },
    busy,
  };
}
