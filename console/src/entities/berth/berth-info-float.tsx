import { useTranslation } from 'react-i18next';
import { Float } from '../../ui/floats/float.js';
import { BerthInfo } from './berth-info.js';

interface BerthInfoFloatProps {
  /** The element to open under; null: closed. */
  anchor: HTMLElement | null;
  berth: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** The berth info as a popup under a berth of the map, the plan, the list or the dock walk. */
export function BerthInfoFloat({ anchor, berth, onClose }: BerthInfoFloatProps) {
  const { t } = useTranslation('entities/berth');
  return (
    <Float anchor={anchor} onClose={onClose} label={t('berthInfo', { berth: berth.name })} padding={0}>
      <BerthInfo berthId={berth.id} onClose={onClose} />
    </Float>
  );
}
