import { useTranslation } from 'react-i18next';
import type { ClosurePreview } from '../../../../../contracts/berths/closures.js';
import { CLOSURE_WORDS_MAX, closureReasons } from '../../../../../contracts/berths/vocabulary.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { NoteInput } from '../../../ui/fields/note-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { type ClosureDraft, wrongDays } from '../model/closure-draft.js';
import { ClosingBerths } from './closing-berths.js';
import { useClosureWords } from './use-closure-words.js';

interface ClosureFormProps {
  readonly draft: ClosureDraft;
  readonly onDraft: (draft: ClosureDraft) => void;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly tell: boolean;
  readonly onTell: (tell: boolean) => void;
  readonly today: string;
  /** The error of the chosen piers and berths. */
  readonly berthsError: string | undefined;
  readonly overlaps: ClosurePreview['overlaps'];
}

/** What closes, from when to when, and why. */
export function ClosureForm(props: ClosureFormProps) {
  const { draft, onDraft, words, onWords, tell, onTell, today, berthsError, overlaps } = props;
  const { t } = useTranslation('closures');
  const set = (more: Partial<ClosureDraft>): void => onDraft({ ...draft, ...more });
  const { start_date, end_date, unread } = draft;
  const withoutDay = (day: (typeof unread)[number]) => unread.filter((one) => one !== day);
  const wrong = wrongDays(draft, today);
  return (
    <Card>
      <Section title={t('what')}>
        <ClosingBerths chosen={draft} onChosen={set} error={berthsError} />
        <Overlaps overlaps={overlaps} />
        <DateInput
          label={t('from')}
          required
          min={today}
          value={start_date}
          error={wrong.start === null ? undefined : t(wrong.start)}
          onChange={(day) => set({ start_date: day ?? null, unread: withoutDay('start_date') })}
        />
        <TickInput
          look="check"
          label={t('openEnd')}
          value={draft.open}
          onChange={(open) => set({ open: open === true })}
        />
        {!draft.open && (
          <DateInput
            label={t('until')}
            required
            min={today}
            value={end_date}
            error={wrong.end === null ? undefined : t(wrong.end)}
            onChange={(day) => set({ end_date: day ?? null, unread: withoutDay('end_date') })}
          />
        )}
        <SelectInput
          label={t('trade:reason')}
          value={draft.reason}
          options={closureReasons.map((reason) => ({ value: reason, label: t(`reason_${reason}`) }))}
          onChange={(asked) => set({ reason: closureReasons.find((one) => one === asked) ?? 'OTHER' })}
        />
        <NoteInput
          label={t('words')}
          hint={t('wordsHint')}
          max={CLOSURE_WORDS_MAX}
          value={words}
          onChange={(text) => onWords(text ?? '')}
        />
        <TickInput look="check" label={t('tell')} value={tell} onChange={(on) => onTell(on === true)} />
      </Section>
    </Card>
  );
}

/** The closures that some of these berths have already, and when they open. */
function Overlaps({ overlaps }: Pick<ClosureFormProps, 'overlaps'>) {
  const { t } = useTranslation('closures');
  const words = useClosureWords();
  if (overlaps.length === 0) return null;
  return (
    <>
      {overlaps.map(({ closure_id, berths, reason, ...nights }) => (
        <Quiet key={closure_id}>
          {t('overlap', { count: berths, dates: words.nights(nights), reason: t(`reason_${reason}`) })}
        </Quiet>
      ))}
      <Quiet>{t('lastOpens')}</Quiet>
    </>
  );
}
