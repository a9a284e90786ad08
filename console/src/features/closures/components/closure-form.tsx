import { useTranslation } from 'react-i18next';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import { CLOSURE_WORDS_MAX, closureReasons } from '../../../../../contracts/berths/vocabulary.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { NoteInput } from '../../../ui/fields/note-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import type { ClosureDraft } from '../model/closure-draft.js';

interface ClosureFormProps {
  readonly draft: ClosureDraft;
  readonly onDraft: (draft: ClosureDraft) => void;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly tell: boolean;
  readonly onTell: (tell: boolean) => void;
  readonly today: string;
  /** The name of the one berth that closes; null: a pier closes. */
  readonly berthName: string | null;
}

/** What closes, from when to when, and why. */
export function ClosureForm(props: ClosureFormProps) {
  const { draft, onDraft, words, onWords, tell, onTell, today, berthName } = props;
  const { t } = useTranslation('closures');
  const { data } = useLoad(berthCalls.listPiers, { page_size: 100 }, { topics: [{ topic: 'berths' }] });
  const set = (more: Partial<ClosureDraft>): void => onDraft({ ...draft, ...more });
  const { start_date, end_date } = draft;
  const early = start_date !== null && start_date < today;
  const crossed = !draft.open && start_date !== null && end_date !== null && end_date <= start_date;
  return (
    <Card>
      <Section title={t('what')}>
        {berthName === null ? (
          <SelectInput
            label={t('trade:pier')}
            placeholder={t('choosePier')}
            value={draft.pier_ids[0] ?? null}
            options={(data?.items ?? []).map(({ id, name, number_of_berths }) => ({
              value: id,
              label: t('pierOption', { pier: name, count: number_of_berths }),
            }))}
            onChange={(pier) => set({ pier_ids: pier == null ? [] : [pier] })}
          />
        ) : (
          <Quiet>{t('trade:berthNamed', { berth: berthName })}</Quiet>
        )}
        <DateInput
          label={t('from')}
          required
          min={today}
          value={start_date}
          error={early ? t('early') : undefined}
          onChange={(day) => set({ start_date: day ?? null })}
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
            error={crossed ? t('crossed') : undefined}
            onChange={(day) => set({ end_date: day ?? null })}
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
