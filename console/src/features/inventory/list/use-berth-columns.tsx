import { useTranslation } from 'react-i18next';
import type { BerthRecord } from '../../../../../contracts/berths/records.js';
import { LocationMarks, ServiceMarks } from '../../../entities/berth/facility-marks.js';
import type { Column } from '../../../ui/list/column.js';
import { styled } from '../../../ui/theme/styled.js';
import { BerthHolder } from './berth-holder.js';
import { BerthSwitch, switchNames } from './berth-switches.js';
import { ExtensionTags } from './extension-tags.js';
import { OccupancyWords } from './occupancy-words.js';
import { useBerthWords } from './use-berth-words.js';
import type { ChangingBerths } from './use-change-berths.js';

const Name = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 5, fontWeight: 650 });

/** The columns of the berths; each has a width, so that nothing shifts when rows arrive. */
export function useBerthColumns(changing: ChangingBerths, locked: boolean): readonly Column<BerthRecord>[] {
  const { t } = useTranslation(['inventory', 'entities/berth']);
  const words = useBerthWords();
  return [
    {
      id: 'name',
      header: t('column_name'),
      sortKey: 'name',
      width: 114,
      cell: (berth) => (
        <Name>
          {berth.name}
          <ExtensionTags names={berth.extends_over} />
        </Name>
      ),
    },
    { id: 'size', header: t('column_size'), sortKey: 'max_loa', width: 168, cell: words.size },
    {
      id: 'now',
      header: t('column_now'),
      sortKey: 'occupancy',
      width: 136,
      cell: (berth) => <OccupancyWords berth={berth} />,
    },
    {
      id: 'holder',
      header: t('column_holder'),
      width: 160,
      cell: (berth) => <BerthHolder holder={words.holder(berth)} />,
    },
    {
      id: 'services',
      header: t('trade:services'),
      hideable: true,
      width: 92,
      drops: 2,
      cell: ({ services }) => <ServiceMarks of={services} />,
    },
    {
      id: 'location',
      header: t('entities/berth:location'),
      hideable: true,
      width: 108,
      drops: 3,
      cell: ({ location }) => <LocationMarks of={location} />,
    },
    {
      id: 'boats',
      header: t('trade:boats'),
      hideable: true,
      width: 62,
      drops: 4,
      cell: ({ boat_types }) => t(`entities/berth:boatTypes_${boat_types}`),
    },
    ...switchNames.map((name) => ({
      id: name,
      header: t(`column_${name}`),
      hideable: true,
      width: 66,
      drops: 1,
      cell: (berth: BerthRecord) => <BerthSwitch {...{ berth, name, changing, locked }} />,
    })),
  ];
}
