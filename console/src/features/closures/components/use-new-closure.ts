import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { closureCalls } from '../../../../../contracts/berths/closure-calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useMarina } from '../../../lib/session/session.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { instantIn } from '../model/tell-time.js';
import type { LaterTelling } from './telling-time.js';
import { berthOf, type Choices, chosenBerths, doubled, draftOf, termsOf, unknownOf } from '../model/closure-draft.js';

const TOPICS = [{ topic: 'occupancy' as const }, { topic: 'berths' as const }];

/** A closure that staff are putting together: what they entered, whom it concerns, and how it is sent. */
export function useNewClosure(address: URLSearchParams) {
  const { t } = useTranslation('closures');
  const toast = useToast();
  const navigate = useNavigate();
  const today = useMarinaToday();
  const { time_zone } = useMarina();
  const [draft, setDraft] = useState(() => draftOf(address, today));
  const [words, setWords] = useState('');
  const [tell, setTell] = useState(true);
  const [later, setLater] = useState<LaterTelling | null>(null);
  const [ownWords, setOwnWords] = useState<Readonly<Record<string, string>>>({});
  const [choices, setChoices] = useState<Choices>({});
  const terms = termsOf(draft, today);
  const preview = useLoad(
    closureCalls.previewClosure,
    terms === null
      ? { start_date: today, end_date: null, reason: draft.reason }
      : { ...terms, boats: chosenBerths(choices) },
    { topics: TOPICS, enabled: terms !== null, keepPrevious: true },
  );
  const { send, isPending, error } = useSend(closureCalls.createClosure, {
    topics: TOPICS,
    onDone: ({ closure_id }) => {
      toast({ kind: 'done', text: t('closed') });
      void navigate(`/closures/${closure_id}`);
    },
  });
  const unknown = terms === null ? null : unknownOf(preview.error);
  const data = terms === null || unknown !== null ? undefined : preview.data;
  const boats = data?.boats ?? [];
  const twice = doubled(boats, choices);
  const hindrance = (): string | null => {
    if (terms === null) return t('incomplete');
    if (unknown !== null) return t(unknown);
    if (data === undefined || preview.isPlaceholderData) return t('checking');
    if (tell && later !== null && later.time === null) return t('noTimeLeft');
    return twice.size > 0 ? t('twice') : null;
  };
  return {
    today,
    draft,
    setDraft,
    words,
    setWords,
    tell,
    setTell,
    later,
    setLater,
    ownWords,
    setOwnWords,
    choices,
    setChoices,
    terms,
    preview,
    unknown,
    data,
    twice,
    error,
    isPending,
    hindrance: hindrance(),
    /** The server has not answered the newest choices yet. */
    checking: data === undefined || preview.isPlaceholderData,
    /** @param moves whether the boats move to their other berths */
    close: (moves: boolean): void => {
      if (terms === null) return;
      const chosen = boats.map((boat) => ({
        allocation_id: boat.allocation_id,
        berth_id: moves ? berthOf(boat, choices) : null,
      }));
      const time = !tell || later?.time == null ? {} : { tell_at: instantIn(time_zone, later.day, later.time) };
      void send({ ...terms, words, own_words: saidTo(ownWords), tell, ...time, boats: chosen });
    },
  };
}

/** Other words for single boats, as the server takes them. */
export function saidTo(ownWords: Readonly<Record<string, string>>): { allocation_id: string; words: string }[] {
  return Object.entries(ownWords).map(([allocation_id, words]) => ({ allocation_id, words }));
}
