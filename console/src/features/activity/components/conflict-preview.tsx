import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import type { ConflictDetail } from '../../../../../contracts/conflicts/conflict.js';
import type { Remedy } from '../../../../../contracts/conflicts/remedies.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { Card } from '../../../ui/page/card.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { StateBlock } from '../../../ui/states/state-block.js';
import { type as text } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import { chartedBerths, chartedNights, shownBerths, shownBoats } from '../model/conflict-plan.js';
import { nightOf } from '../model/conflict-view.js';
import { ConflictDrawing } from './conflict-drawing.js';
import { CHARTED_NIGHTS, ConflictNights } from './conflict-nights.js';
import { useConflictWords } from './use-conflict-words.js';
import { planCalls } from '../../../../../contracts/berths/plan-calls.js';

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 12px',
  padding: '9px 16px',
  minHeight: 46,
  '& h2': { ...text.section, flex: '1 1 180px', minWidth: 0 },
});

interface ConflictPreviewProps {
  readonly conflict: ConflictDetail;
  /** The chosen remedy; null: none changes the plan. */
  readonly remedy: Remedy | null;
  readonly shows: 'now' | 'preview';
  readonly onShow: (what: 'now' | 'preview') => void;
}

/** The berths around to scale on the night concerned, and the nights of these berths: now, or after the remedy. */
export function ConflictPreview({ conflict, remedy, shows, onShow }: ConflictPreviewProps) {
  const { t } = useTranslation('activity/conflicts');
  const { dateShort, today } = useFormats();
  const words = useConflictWords();
  const may = useMay(planCalls.plan.access);
  const night = nightOf(conflict);
  const piers = [conflict.berth.pier_id, ...(remedy?.to.map(({ pier_id }) => pier_id) ?? [])];
  const pier_id = [...new Set(piers)].filter((id) => id !== '').sort();
  const end_date = addDays(night, CHARTED_NIGHTS);
  const plan = useLoad(
    planCalls.plan,
    { start_date: night, end_date, filter: { pier_id } },
    { topics: [{ topic: 'occupancy' }, { topic: 'berths' }], enabled: may && pier_id.length > 0, keepPrevious: true },
  );
  const previewed = shows === 'preview' ? remedy : null;
  const when =
    night === today() ? t('trade:tonight') : t('nightOf', { day: dateShort(night, Number(today().slice(0, 4))) });
  const title =
    previewed === null || previewed.to.length === 0
      ? t('asItIs', { night: when })
      : t('ifApplied', { night: when, remedy: words.remedy(previewed, conflict) });
  return (
    <Card as="section" aria-label={t('trade:plan')} style={{ overflow: 'hidden' }}>
      <Head>
        <h2 aria-live="polite">{title}</h2>
        <ToggleInput
          label={t('shown')}
          labelHidden
          value={shows}
          options={[
            { value: 'now', label: t('trade:now') },
            { value: 'preview', label: t('trade:preview'), disabled: remedy === null },
          ]}
          onChange={(value) => onShow(value === 'now' ? 'now' : 'preview')}
        />
      </Head>
      {!may || pier_id.length === 0 ? (
        <StateBlock title={t('noPlanTitle')}>{t('noPlanText')}</StateBlock>
      ) : plan.data === undefined ? (
        <div style={{ padding: 16 }}>
          <LoadingLines lines={7} rowHeight={48} />
        </div>
      ) : (
        <>
          <ConflictDrawing
            {...shownBerths(plan.data, conflict, remedy)}
            boats={shownBoats(plan.data, conflict, previewed, night)}
            marked={[conflict.berth.id, ...(previewed?.to.map(({ berth_id }) => berth_id) ?? [])]}
            label={title}
          />
          <ConflictNights
            from={night}
            berths={chartedBerths(conflict, remedy)}
            nights={chartedNights(plan.data, conflict, previewed)}
          />
        </>
      )}
    </Card>
  );
}
