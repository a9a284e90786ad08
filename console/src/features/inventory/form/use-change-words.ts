import { useTranslation } from 'react-i18next';
import { locations, services } from '../../../entities/berth/facilities.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { BerthFieldName, BerthValues } from '../model/berth-values.js';

const labels = {
  pier_id: 'trade:pier',
  number: 'trade:number',
  lettered: 'lettered',
  max_loa: 'maxLength',
  max_beam: 'maxBeam',
  max_draft: 'maxDraft',
  min_length: 'minLength',
  min_beam: 'minBeam',
  min_draft: 'minDraft',
  services: 'trade:services',
  location: 'entities/berth:location',
  boat_types: 'trade:boats',
  active: 'use_active',
  offered: 'use_offered',
  instant_booking: 'use_instant_booking',
  holder_type: 'keptFor',
  smart_extension: 'smartExtension',
  notes: 'trade:note',
} as const satisfies Record<BerthFieldName, string>;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Returns the label of a field, and a value of it in words. */
export function useChangeWords(piers: readonly Named[], berths: readonly Named[]) {
  const { t } = useTranslation(['inventory/berth', 'entities/berth']);
  const { metres } = useFormats();
  const listed = (names: readonly string[]) => names.join(', ') || '–';
  const said: Readonly<Partial<Record<BerthFieldName, (values: Partial<BerthValues>) => string>>> = {
    pier_id: ({ pier_id }) => piers.find(({ id }) => id === pier_id)?.name ?? '–',
    number: ({ number }) => (number == null ? '–' : String(number)),
    max_loa: ({ max_loa }) => metres(max_loa),
    max_beam: ({ max_beam }) => metres(max_beam),
    max_draft: ({ max_draft }) => metres(max_draft),
    min_length: ({ min_length }) => metres(min_length),
    min_beam: ({ min_beam }) => metres(min_beam),
    min_draft: ({ min_draft }) => metres(min_draft),
    services: ({ services: there }) =>
      listed(services.filter((one) => there?.[one] === true).map((one) => t(`entities/berth:service_${one}`))),
    location: ({ location }) =>
      listed(locations.filter((one) => location?.[one] === true).map((one) => t(`entities/berth:location_${one}`))),
    boat_types: ({ boat_types }) => t(`entities/berth:boatTypes_${boat_types ?? 'any'}`),
    holder_type: ({ holder_type }) => t(`keptFor_${holder_type ?? 'VISITOR'}`),
    smart_extension: ({ smart_extension }) => {
      const neighbours = smart_extension?.neighbours ?? [];
      const names = neighbours.map((id) => berths.find((berth) => berth.id === id)?.name ?? '?');
      return names.length === 0 ? t('common:no') : names.join(' + ');
    },
    notes: ({ notes }) => (notes === undefined || notes === '' ? '–' : notes),
  };
  const valueOf = (name: BerthFieldName, values: Partial<BerthValues>): string =>
    said[name]?.(values) ?? t(values[name] === true ? 'common:yes' : 'common:no');
  return { labelOf: (name: BerthFieldName) => t(labels[name]), valueOf };
}
