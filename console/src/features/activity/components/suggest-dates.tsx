import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageCalls } from '../../../../../contracts/messages/calls.js';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { useSend } from '../../../lib/api/use-send.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { NoteInput } from '../../../ui/fields/note-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { StayDates } from '../model/new-dates.js';

interface SuggestDatesProps {
  readonly row: TrafficEventRow & { readonly reservation: NonNullable<TrafficEventRow['reservation']> };
  readonly dates: StayDates;
  readonly onDone: () => void;
}

/** A message that suggests dates to a boater who booked others. Nothing changes before both agree. */
export function SuggestDates({ row, dates, onDone }: SuggestDatesProps) {
  const { t } = useTranslation('activity');
  const { dateSpan } = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const { boater, vessel } = row;
  const person = fullName(boater);
  const boat = vessel.name === '' ? t('trade:unnamedBoat') : vessel.name;
  const shown = dateSpan(dates.start_date, dates.end_date);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? t('suggestText', { boat, dates: shown });
  const { send, isPending, error } = useSend(messageCalls.create, {
    topics: [{ topic: 'messages', ids: [row.reservation.id] }],
    onDone: () => {
      toast({ kind: 'done', text: t('suggestedTo', { dates: shown, person }) });
      onDone();
    },
  });
  return (
    <>
      <NoteInput
        label={t('trade:messageTo', { person })}
        rows={2}
        value={text}
        onChange={(message) => setTyped(message ?? '')}
      />
      {error !== null && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
      <div>
        <Button
          kind="primary"
          size="small"
          busy={isPending}
          disabledReason={text.trim() === '' ? t('messageMissing') : null}
          onClick={() =>
            void send({
              boater_id: boater.id,
              reservation_id: row.reservation.id,
              chat_view: 'Reservation',
              text: text.trim(),
            })
          }
        >
          {t('suggest', { dates: shown })}
        </Button>
      </div>
    </>
  );
}
