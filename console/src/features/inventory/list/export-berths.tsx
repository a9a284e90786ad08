import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import type { BerthRecord } from '../../../../../contracts/berths/records.js';
import { locations, services } from '../../../entities/berth/facilities.js';
import { occupancyKey } from '../../../entities/berth/occupancy-key.js';
import { loadOptions } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { Column } from '../../../ui/list/column.js';
import { ExportButton } from '../../../ui/list/export-button.js';
import type { BerthFilter, sortOf } from '../model/list-address.js';
import { listTopics } from './use-chunk.js';
import { useBerthWords } from './use-berth-words.js';

const PAGE = 500;

interface ExportBerthsProps {
  filter: BerthFilter;
  sort: ReturnType<typeof sortOf>;
}

/** Exports all berths of the current filters, with every fact about them. */
export function ExportBerths({ filter, sort }: ExportBerthsProps) {
  const { t } = useTranslation(['inventory', 'entities/berth']);
  const { today } = useFormats();
  const client = useQueryClient();
  const words = useBerthWords();
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no');
  const plain = (
    id: string,
    header: string,
    text: (berth: BerthRecord) => string | number | null,
  ): Column<BerthRecord> => ({
    id,
    header,
    text,
    cell: () => null,
  });
  const columns = [
    plain('pier', t('pier'), ({ pier_name }) => pier_name),
    plain('number', t('number'), ({ number }) => number),
    plain('max_loa', t('size_max_loa'), ({ max_loa }) => max_loa),
    plain('max_beam', t('size_max_beam'), ({ max_beam }) => max_beam),
    plain('max_draft', t('size_max_draft'), ({ max_draft }) => max_draft),
    plain('min_length', t('size_min_length'), ({ min_length }) => min_length),
    plain('now', t('column_now'), ({ occupancy }) => t(occupancyKey[occupancy])),
    plain('holder', t('column_holder'), (berth) => words.holder(berth).words),
    plain('services', t('entities/berth:services'), (berth) =>
      services
        .filter((one) => berth.services[one])
        .map((one) => t(`entities/berth:service_${one}`))
        .join(', '),
    ),
    plain('location', t('entities/berth:location'), (berth) =>
      locations
        .filter((one) => berth.location[one])
        .map((one) => t(`entities/berth:location_${one}`))
        .join(', '),
    ),
    plain('boats', t('entities/berth:boats'), ({ boat_types }) => t(`entities/berth:boatTypes_${boat_types}`)),
    plain('active', t('column_active'), ({ active }) => yesNo(active)),
    plain('offered', t('column_offered'), ({ offered }) => yesNo(offered)),
    plain('instant', t('column_instant_booking'), ({ instant_booking }) => yesNo(instant_booking)),
    plain('notes', t('notes'), ({ notes }) => notes),
  ];
  const rows = async () => {
    const found: BerthRecord[] = [];
    for (let page = 1; ; page += 1) {
      const order = { by: sort.key, direction: sort.descending ? ('desc' as const) : ('asc' as const) };
      const body = { filter, sort: order, page, page_size: PAGE };
      const { items, total } = await client.query(loadOptions(berthCalls.listBerths, body, { topics: listTopics }));
      found.push(...items);
      if (items.length === 0 || found.length >= total) return found;
    }
  };
  return <ExportButton columns={columns} rows={rows} fileName={`${t('exportName')}-${today()}`} />;
}
