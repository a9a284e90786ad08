import { useTranslation } from 'react-i18next';
import type { HarbourMap } from '../../../../../contracts/berths/harbour-map.js';
import { useMay } from '../../../lib/session/may.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { HistoryIcon, ListIcon, MapIcon, MoreIcon } from '../../../ui/icons.js';
import { styled } from '../../../ui/theme/styled.js';
import { type MapView, views } from '../model/map-address.js';
import { DateStepper } from './date-stepper.js';
import { harbourMapCalls } from '../../../../../contracts/berths/harbour-map-calls.js';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > :first-child': { flex: 1, minWidth: 0 },
  '@media print': { display: 'none' },
});
const Views = styled('div')({ flex: 'none', width: 150 });

interface PhoneMapToolsProps {
  readonly map: HarbourMap;
  readonly view: MapView;
  readonly find: string;
  readonly list: boolean;
  /** The time slider is open. */
  readonly open: boolean;
  readonly onDate: (date: string | null) => void;
  readonly onView: (view: string) => void;
  readonly onFind: (text: string) => void;
  readonly onList: (list: boolean) => void;
  readonly onPast: () => void;
  readonly onArrange: () => void;
}

/** The map's controls in two rows, so that a phone has room for the map. */
export function PhoneMapTools(props: PhoneMapToolsProps) {
  const { map, view, find, list, open, onDate, onView, onFind, onList, onPast, onArrange } = props;
  const { t } = useTranslation('map');
  const mayArrange = useMay(harbourMapCalls.arrangeHarbour.access);
  return (
    <>
      <Row>
        <DateStepper date={map.date} today={map.today} onDate={onDate} />
        <MenuButton
          iconOnly
          label={t('moreTools')}
          icon={<MoreIcon />}
          items={[
            {
              id: 'list',
              label: list ? t('asMap') : t('asList'),
              icon: list ? <MapIcon /> : <ListIcon />,
              run: () => onList(!list),
            },
            { id: 'past', label: open ? t('closePast') : t('openPast'), icon: <HistoryIcon />, run: onPast },
            ...(mayArrange && !open ? [{ id: 'arrange', label: t('arrange'), run: onArrange }] : []),
          ]}
        />
      </Row>
      <Row>
        <SearchField label={t('find')} value={find} onSearch={onFind} width="100%" />
        <Views>
          <SelectInput
            label={t('colours')}
            labelHidden
            value={view}
            options={views.map((value) => ({ value, label: t(`view_${value}`) }))}
            onChange={(value) => onView(value ?? '')}
          />
        </Views>
      </Row>
    </>
  );
}
