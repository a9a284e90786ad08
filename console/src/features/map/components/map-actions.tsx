import { useTranslation } from 'react-i18next';
import type { HarbourMap, PlanDifference } from '../../../../../contracts/berths/harbour-map.js';
import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';
import { CompareSwitch } from '../../../entities/berth-plan/compare-switch.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { HistoryIcon } from '../../../ui/icons.js';
import type { Column } from '../../../ui/list/column.js';
import { ExportButton } from '../../../ui/list/export-button.js';
import { type MapState, views } from '../model/map-address.js';
import { useBerthNames } from './use-berth-words.js';
import { harbourMapCalls } from '../../../../../contracts/berths/harbour-map-calls.js';

interface MapActionsProps {
  readonly state: MapState;
  readonly map: HarbourMap | undefined;
  readonly differences: AnswerOf<typeof harbourMapCalls.planDifferences> | undefined;
  /** The time slider is open. */
  readonly open: boolean;
  readonly onView: (view: string) => void;
  readonly onCompare: (compare: string) => void;
  readonly onPast: () => void;
  readonly onArrange: () => void;
}

/** What the map shows: a view of the present, or how the past compares with it. */
export function MapActions(props: MapActionsProps) {
  const { state, map, differences, open, onView, onCompare, onPast, onArrange } = props;
  const { t } = useTranslation('map');
  const mayArrange = useMay(harbourMapCalls.arrangeHarbour.access);
  if (state.at !== null) {
    return (
      <>
        <CompareSwitch value={state.compare} onChange={onCompare} />
        {map !== undefined && <DifferencesExport map={map} items={differences?.items ?? []} at={state.at} />}
        <Button kind="primary" onClick={onPast}>
          {t('actions:backToNow')}
        </Button>
      </>
    );
  }
  return (
    <>
      <ToggleInput
        label={t('colours')}
        labelHidden
        value={state.view}
        options={views.map((value) => ({ value, label: t(`view_${value}`) }))}
        onChange={(value) => onView(value ?? '')}
      />
      <Button icon={<HistoryIcon />} aria-pressed={open} onClick={onPast}>
        {open ? t('closePast') : t('openPast')}
      </Button>
      {mayArrange && map !== undefined && !open && <Button onClick={onArrange}>{t('arrange')}</Button>}
    </>
  );
}

interface DifferencesExportProps {
  readonly map: HarbourMap;
  readonly items: readonly PlanDifference[];
  readonly at: string;
}

function DifferencesExport({ map, items, at }: DifferencesExportProps) {
  const { t } = useTranslation('map');
  const formats = useFormats();
  const names = useBerthNames(map);
  const nameOf = (id: string | null): string => (id === null ? '' : (names.get(id) ?? ''));
  const text = (id: string, header: string, of: (item: PlanDifference) => string): Column<PlanDifference> => ({
    id,
    header,
    text: of,
    cell: of,
  });
  const columns = [
    text('kind', t('change'), ({ kind }) => t(`kind_${kind}`)),
    text('berth', t('trade:berth'), ({ berth_id }) => nameOf(berth_id)),
    text('to', t('trade:newBerth'), ({ to_berth_id }) => nameOf(to_berth_id)),
    text('boat', t('trade:boat'), ({ boat }) => boat?.name ?? ''),
    text('when', t('trade:when'), ({ at: when, date }) => (when === null ? formats.date(date) : formats.instant(when))),
  ];
  return (
    <ExportButton
      columns={columns}
      rows={() => Promise.resolve(items)}
      fileName={`harbour-since-${at.slice(0, 16).replace(':', '')}`}
      disabledReason={items.length === 0 ? t('everythingTheSame') : null}
    />
  );
}
