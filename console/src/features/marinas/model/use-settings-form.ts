import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { CommandReceipt } from '../../../../../contracts/vocabulary/route.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { useKeptInput } from '../../../lib/forms/kept-input.js';
import { useContractForm } from '../../../lib/forms/use-contract-form.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { useSession } from '../../../lib/session/session-context.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { changedFields, copyOf, type Sections, wrongFields } from './changes.js';

interface SettingsFormOptions<In extends FieldValues, Out extends Sections> {
  /** Under this name typed input is kept through a reload and the end of the session. */
  readonly name: string;
  readonly schema: z.ZodType<Out, In>;
  /** The saved values, as the server last sent them. */
  readonly values: In & Sections;
  readonly revision: number;
  /** Saves one section against a revision. Rejects with an ApiError. */
  readonly send: (section: keyof Out & string, values: Out, revision: number) => Promise<CommandReceipt>;
  /** Other unsaved work, such as a running upload. */
  readonly busyElsewhere?: boolean;
}

/**
 * A form over sections of the marina's settings. It saves only the sections that changed. When a colleague saved one of
 * its fields first, `theirs` names them until the user decides.
 */
export function useSettingsForm<In extends FieldValues, Out extends Sections>(options: SettingsFormOptions<In, Out>) {
  const { name, schema, values, revision, send, busyElsewhere = false } = options;
  const { t } = useTranslation('marinas');
  const toast = useToast();
  const problemWords = useProblemWords();
  const form = useContractForm(schema, { defaults: copyOf(values) as DefaultValues<In> });
  const { reset, handleSubmit, applyProblem, control, formState } = form;
  const [base, setBase] = useState<Sections>(() => copyOf(values));
  const [busy, setBusy] = useState(false);
  const [stale, setStale] = useState<ApiError | null>(null);
  const at = useRef(revision);
  at.current = Math.max(at.current, revision);
  const typed = form.watch() as Sections;
  const mine = changedFields(base, typed);
  // The settings are still as they were before this form saved them: nothing in them is news.
  const behind = revision < at.current;
  const theirs = behind ? [] : changedFields(base, values);
  const untouched = mine.length === 0;
  const marina_id = useSession().marina?.id ?? '';
  const kept = useKeptInput(`settings:${marina_id}:${name}`, untouched ? null : { base, typed });
  const restore = useEffectEvent(() => {
    if (kept === null) return;
    // The base of the input comes with it, so that what a colleague saved in the meantime is noticed.
    setBase(kept.base);
    reset(kept.typed as unknown as DefaultValues<In>);
  });
  useEffect(() => restore(), []);
  const guard = useDiscardGuard(!untouched || busyElsewhere, !untouched || busyElsewhere);

  useEffect(() => {
    // A colleague's change replaces the shown values while nothing is typed.
    if (!untouched || busy || theirs.length === 0) return;
    setBase(copyOf(values));
    reset(copyOf(values));
  }, [untouched, busy, theirs.length, values, reset]);

  const takeTheirs = () => {
    setBase(copyOf(values));
    setStale(null);
    reset(copyOf(values));
  };
  const save = handleSubmit(async (out) => {
    setBusy(true);
    try {
      for (const section of Object.keys(base)) {
        if (changedFields({ [section]: base[section] ?? {} }, typed).length === 0) continue;
        const receipt = await send(section, out, at.current);
        at.current = receipt.revision;
      }
      setBase(copyOf(typed));
      setStale(null);
      toast({ kind: 'done', text: t('saved') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.stale) setStale(error);
      else if (!applyProblem(error)) toast({ kind: 'wrong', text: problemWords(error) });
    } finally {
      setBusy(false);
    }
  });

  return {
    form,
    control,
    typed: typed as unknown as In,
    /** The fields that the user changed. */
    mine,
    /** The fields that a colleague saved since the form was opened. */
    theirs: untouched ? [] : theirs,
    base,
    stale,
    wrong: wrongFields(formState.errors),
    busy,
    guard,
    save,
    discard: takeTheirs,
    takeTheirs,
    keepMine: () => {
      setBase(copyOf(values));
      setStale(null);
    },
  };
}

export type SettingsForm = Pick<
  ReturnType<typeof useSettingsForm<FieldValues, Sections>>,
  'mine' | 'theirs' | 'base' | 'stale' | 'wrong' | 'busy' | 'guard' | 'save' | 'discard' | 'takeTheirs' | 'keepMine'
>;
