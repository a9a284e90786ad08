import { Second } from '../../../ui/layout/second.js';
import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../../../contracts/audit/entry.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { markOf } from '../model/entry-mark.js';
import { placeTicks } from '../model/scrubber-scale.js';
import { TimeScrubber } from './time-scrubber.js';

const Frame = styled('div')({ display: 'grid', gap: 6, minHeight: 44 });

interface MomentBarProps {
  /** Moments at which the record changed, oldest first. */
  moments: readonly AuditEntry[];
  /** Whether older moments exist. */
  cut: boolean;
  /** Whether the moments are still loading. An empty frame then reserves the space. */
  loading: boolean;
  stop: number;
  onStop: (stop: number) => void;
}

/** Shows the scrubber over a record's changes. It notes when older changes are missing. */
export function MomentBar({ moments, cut, loading, stop, onStop }: MomentBarProps) {
  const { t } = useTranslation('audit');
  const formats = useFormats();
  if (moments.length === 0) return loading ? <Frame /> : null;
  const ticks = placeTicks(moments).map((tick, index) => ({
    ...tick,
    ours: markOf(moments[index]?.event_type ?? '') === 'our_move',
  }));
  return (
    <Frame>
      <TimeScrubber
        ticks={ticks}
        stop={stop}
        onStop={onStop}
        wordsOf={(at) => {
          const entry = moments[at];
          if (entry === undefined) return t('trade:now');
          return t('scrubberAt', { when: formats.instant(entry.at), title: entry.title });
        }}
      />
      {cut && <Second as="p">{t('scrubberCut', { count: moments.length })}</Second>}
    </Frame>
  );
}
