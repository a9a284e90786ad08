import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { SpokenProblem } from '../../../lib/spoken-dates/spoken-dates.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Row } from '../../../ui/layout/row.js';
import { Second } from '../../../ui/layout/second.js';
import { CalendarIcon } from '../../../ui/icons.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { EnteredBooking } from '../model/use-booking.js';
import { BookingRow } from './booking-row.js';

const Sentence = styled('p')({
  ...type.strong,
  margin: 0,
  '&[data-wrong=true]': { color: role.wrong.on, fontWeight: 400 },
});

type WhenRowProps = Pick<EnteredBooking, 'when' | 'setWhen' | 'said'> & {
  readonly inputRef: (element: HTMLElement | null) => void;
};

/** When: dates as they are spoken. The sentence beside the field is what was understood. */
export function WhenRow({ when, setWhen, said, inputRef }: WhenRowProps) {
  const { t } = useTranslation('booking');
  const { dateShort, nightsOf } = useFormats();
  const problemWords = useSpokenProblemWords();
  const empty = when.trim() === '';
  return (
    <BookingRow question={t('trade:when')}>
      <Row gap={14} align="center" wrap>
        <TextInput
          label={t('whenField')}
          labelHidden
          inputRef={inputRef}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('whenSuchAs')}
          after={<CalendarIcon />}
          value={when}
          onChange={(text) => setWhen(text ?? '')}
        />
        <Sentence role="status" data-wrong={'problem' in said && !empty}>
          {'problem' in said
            ? empty
              ? ''
              : problemWords(said.problem)
            : t('understood', {
                from: dateShort(said.start_date, Number(said.end_date.slice(0, 4))),
                to: dateShort(said.end_date),
                year: said.end_date.slice(0, 4),
                nights: nightsOf(said.start_date, said.end_date),
              })}
        </Sentence>
      </Row>
      <Second>{t('whenHint')}</Second>
    </BookingRow>
  );
}

function useSpokenProblemWords(): (problem: SpokenProblem) => string {
  const { t } = useTranslation('booking');
  return (problem) =>
    problem.code === 'notUnderstood'
      ? problem.unread === ''
        ? t('spoken_incomplete')
        : t('spoken_notUnderstood', { unread: problem.unread })
      : t(`spoken_${problem.code}`);
}
