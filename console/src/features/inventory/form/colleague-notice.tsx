import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { ConflictNotice } from '../../../ui/conflict-notice.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { type BerthValues, valuesOf } from '../model/berth-values.js';
import type { BerthRecord } from '../../../../../contracts/berths/records.js';
import type { SaveBarProps } from './save-bar.js';
import type { BerthEditing } from './use-berth-editing.js';
import { useBerthHistory } from './use-berth-history.js';

interface ColleagueNoticeProps {
  berth: BerthRecord;
  editing: BerthEditing;
  /** The refusal that reported the change; null where the reloaded berth showed it first. */
  stale: ApiError | null;
  words: SaveBarProps['words'];
  onDecided: () => void;
}

/** A colleague saved the berth while staff edited it: shows whose change it is, and lets staff choose. */
export function ColleagueNotice({ berth, editing, stale, words, onDecided }: ColleagueNoticeProps) {
  const { t } = useTranslation('inventory/berth');
  const { instant } = useFormats();
  const { data } = useBerthHistory(berth.id, 1, 1);
  const { base, theirs } = editing;
  if (base === null || theirs.length === 0) return null;
  const refusal = stale?.changes.at(-1);
  const entry = data?.items[0];
  const by = refusal === undefined ? entry?.actor.name : (refusal.by.name ?? t('somebody'));
  const at = refusal?.at ?? entry?.at;
  const now: Partial<BerthValues> = valuesOf(berth);
  return (
    <ConflictNotice
      by={by ?? null}
      when={at === undefined ? undefined : instant(at)}
      differences={theirs.map((name) => ({
        field: words.labelOf(name),
        before: words.valueOf(name, base.values),
        now: words.valueOf(name, now),
      }))}
      onTakeTheirs={() => {
        editing.takeTheirs();
        onDecided();
      }}
      onKeepMine={() => {
        editing.keepMine();
        onDecided();
      }}
    />
  );
}
