import { useTranslation } from 'react-i18next';
import { locations, services } from '../../../entities/berth/facilities.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { BerthFieldName, BerthValues } from '../model/berth-values.js';

const labels = {
  pier_id: 'pier',
  number: 'number',
  lettered: 'lettered',
  max_loa: 'maxLength',
  max_beam: 'maxBeam',
  max_draft: 'maxDraft',
  min_length: 'minLength',
  min_beam: 'minBeam',
  min_draft: 'minDraft',
  services: 'entities/berth:services',
  location: 'entities/berth:location',
  boat_types: 'entities/berth:boats',
  active: 'use_active',
  offered: 'use_offered',
  instant_booking: 'use_instant_booking',
  holder_type: 'keptFor',
  smart_extension: 'smartExtension',
  notes: 'note',
} as const satisfies Record<BerthFieldName, string>;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Returns the label of a field, and a value of it in words. */
export function useChangeWords(piers: readonly Named[], berths: readonly Named[]) {
  const { t } = useTranslation(['inventory/berth', 'entities/berth']);
  const { metres } = useFormats();
  const yesNo = (value: unknown) => t(value === true ? 'yes' : 'no');
  const valueOf = (name: BerthFieldName, values: Partial<BerthValues>): string => {
    switch (name) {
      case 'pier_id':
        return piers.find(({ id }) => id === values.pier_id)?.name ?? '–';
      case 'number':
        return values.number == null ? '–' : String(values.number);
      case 'max_loa':
      case 'max_beam':
      case 'max_draft':
      case 'min_length':
      case 'min_beam':
      case 'min_draft':
        return metres(values[name]);
      case 'services': {
        const there = services.filter((service) => values.services?.[service] === true);
        return there.length === 0 ? '–' : there.map((service) => t(`entities/berth:service_${service}`)).join(', ');
      }
      case 'location': {
        const said = locations.filter((location) => values.location?.[location] === true);
        return said.length === 0 ? '–' : said.map((location) => t(`entities/berth:location_${location}`)).join(', ');
      }
      case 'boat_types':
        return t(`entities/berth:boatTypes_${values.boat_types ?? 'any'}`);
      case 'holder_type':
        return t(`keptFor_${values.holder_type ?? 'VISITOR'}`);
      case 'smart_extension': {
        const neighbours = values.smart_extension?.neighbours ?? [];
        const names = neighbours.map((id) => berths.find((berth) => berth.id === id)?.name ?? '?');
        return names.length === 0 ? t('no') : names.join(' + ');
      }
      case 'notes':
        return values.notes === undefined || values.notes === '' ? '–' : values.notes;
      default:
        return yesNo(values[name]);
    }
  };
  return { labelOf: (name: BerthFieldName) => t(labels[name]), valueOf };
}
