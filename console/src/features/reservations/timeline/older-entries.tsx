import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import type { useOlderHistory } from './use-own-history.js';

interface OlderEntriesProps {
  /** Entries that are loaded, and all that there are. */
  readonly shown: number;
  readonly total: number;
  readonly older: ReturnType<typeof useOlderHistory>;
  readonly onMore: () => void;
}

/** How much of a long history is shown, with a button for the next older entries. */
export function OlderEntries({ shown, total, older, onMore }: OlderEntriesProps) {
  const { t } = useTranslation('reservations/side');
  const { number } = useFormats();
  const problemWords = useProblemWords();
  const count = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const all = shown >= total;
  // The button goes with the last entries; the focus stays here.
  useEffect(() => {
    if (all && asked.current) count.current?.focus();
  }, [all]);
  const more = () => {
    asked.current = true;
    onMore();
  };
  return (
    <>
      <div ref={count} role="status" tabIndex={-1}>
        <Quiet>{t('entriesShown', { shown: number(shown), total: number(total) })}</Quiet>
      </div>
      {older.error !== null && <ErrorState text={problemWords(older.error)} onRetry={older.retry} busy={older.busy} />}
      {!all && older.error === null && (
        <div>
          <Button size="small" busy={older.busy} onClick={more}>
            {t('showOlder')}
          </Button>
        </div>
      )}
    </>
  );
}
