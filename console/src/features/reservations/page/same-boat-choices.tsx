import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { SameBoat, SameBoatStay } from '../../../../../contracts/reservations/same-boat.js';
import { SHORTEST_REASON } from '../../../entities/stay-change/other-berths.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMarina } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { ChoiceRow, ChoicesHead } from '../../../ui/fields/choice-rows.js';
import { NoteInput } from '../../../ui/fields/note-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { BarAction } from './bar-actions.js';
import { useSameBoatAnswers } from './use-same-boat-answers.js';

const More = styled('div')({ display: 'grid', gap: 10, padding: '12px 16px', borderTop: `1px solid ${role.line}` });
const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' });

type Answer = 'merge' | 'cancelThis' | 'cancelOther' | 'otherBoat' | 'keepBoth' | 'ask';

interface SameBoatChoicesProps {
  readonly reservation: ReservationDetail;
  readonly other: SameBoatStay;
  readonly written: SameBoat['written'];
  /** The action that would give the boat its second berth. */
  readonly main: BarAction | undefined;
  readonly onEdit: () => void;
  readonly onKeepBoth: (reason: string) => void;
}

/** What staff do about a boat that has, or asks for, two stays on the same nights. */
export function SameBoatChoices({ reservation, other, written, main, onEdit, onKeepBoth }: SameBoatChoicesProps) {
  const { t } = useTranslation('reservations/side');
  const { instant, nightsOf, money, dateRange } = useFormats();
  const problemWords = useProblemWords();
  const { permissions } = useMarina().marina_settings;
  const answers = useSameBoatAnswers(reservation, other);
  const { merged, busy, error } = answers;
  const name = reservation.boater.first_name || reservation.boater.last_name || reservation.boater.email;
  const words = { number: other.view_id, own: reservation.view_id, name };
  const offered: Answer[] = [
    ...(merged === null ? [] : ['merge' as const]),
    'cancelThis',
    'cancelOther',
    'otherBoat',
    ...(main === undefined ? [] : ['keepBoth' as const]),
    ...(permissions.chat === true ? ['ask' as const] : []),
  ];
  const [chosen, setChosen] = useState<Answer | null>(null);
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState<string | null>(null);
  const question = message ?? t('askDraft', words);
  const answer = chosen ?? offered[0] ?? 'cancelThis';
  const why = answer === 'keepBoth' && reason.trim().length < SHORTEST_REASON ? t('keepBothReason') : null;

  const mergedFacts = (): string[] => {
    if (merged === null) return [];
    const { price, left, phone } = merged;
    const more = price === null ? null : { amount: money(Math.abs(price.difference), price.currency) };
    return [
      t('mergeDates', { ...words, dates: dateRange(merged.start_date, merged.end_date) }),
      ...(more === null || price?.difference === 0
        ? []
        : [t((price?.difference ?? 0) > 0 ? 'mergeMore' : 'mergeLess', more)]),
      ...(left === null ? [] : [t('mergeLeft', { amount: money(left.amount, left.currency) })]),
      ...(phone ? [t('mergePhone')] : []),
      t('mergeTakes', words),
      t('mergeThis'),
    ];
  };
  const facts: Readonly<Record<Answer, readonly string[]>> = {
    merge: mergedFacts(),
    cancelThis: [
      t('staysAsItIs', { ...words, nights: nightsOf(other.start_date, other.end_date) }),
      t('toldOneIsEnough', words),
    ],
    cancelOther: [t('toldOneIsEnough', words)],
    otherBoat: [t('otherBoatHint')],
    keepBoth: [t('keepBothNeeds')],
    ask: [t('askHint')],
  };
  const send: Readonly<Record<Answer, () => void>> = {
    merge: answers.merge,
    cancelThis: answers.cancelThis,
    cancelOther: answers.cancelOther,
    otherBoat: onEdit,
    keepBoth: () => {
      onKeepBoth(reason.trim());
      main?.run();
    },
    ask: () => answers.ask(question.trim()),
  };
  return (
    <Card as="section" aria-label={t('whatIsRight')} style={{ overflow: 'hidden' }}>
      <ChoicesHead>{t('whatIsRight')}</ChoicesHead>
      <div role="radiogroup" aria-label={t('whatIsRight')}>
        {offered.map((one) => (
          <ChoiceRow key={one}>
            <input
              type="radio"
              name={`right ${other.reservation_id}`}
              checked={answer === one}
              onChange={() => setChosen(one)}
              // A better answer may be found later: whoever pressed the one that is chosen already means it.
              onClick={() => setChosen(one)}
            />
            <span>
              <b>{t(`right_${one}`, words)}</b>
              {one === 'merge' && <em>{t('rightBest')}</em>}
              {facts[one].map((fact) => (
                <small key={fact}>{fact}</small>
              ))}
            </span>
          </ChoiceRow>
        ))}
      </div>
      <More>
        {written !== null && (
          <Banner tone="waiting">
            {t(written.answered ? 'askedAnswered' : 'askedOn', { name, when: instant(written.at) })}
          </Banner>
        )}
        {answer === 'keepBoth' && (
          <NoteInput
            label={t('trade:reason')}
            max={500}
            rows={2}
            value={reason}
            disabled={busy}
            onChange={(typed) => setReason(typed ?? '')}
          />
        )}
        {answer === 'ask' && (
          <NoteInput
            label={t('trade:messageTo', { person: name })}
            rows={4}
            value={question}
            disabled={busy}
            onChange={(typed) => setMessage(typed ?? '')}
          />
        )}
        {error !== null && (
          <Banner tone="wrong" live>
            {problemWords(error)}
          </Banner>
        )}
        <Foot>
          <Button kind="primary" busy={busy} disabledReason={why} onClick={send[answer]}>
            {t(`right_${answer}`, words)}
          </Button>
        </Foot>
      </More>
    </Card>
  );
}
