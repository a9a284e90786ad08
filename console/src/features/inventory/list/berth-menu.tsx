import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { BerthRecord } from '../../../../../contracts/berths/records.js';
import { BerthInfoFloat } from '../../../entities/berth/berth-info-float.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { MoreIcon } from '../../../ui/icons.js';

interface BerthMenuProps {
  berth: BerthRecord;
  locked: boolean;
  onDelete: (berth: BerthRecord) => void;
}

/** The rare actions on a berth of the list. */
export function BerthMenu({ berth, locked, onDelete }: BerthMenuProps) {
  const { t } = useTranslation('inventory');
  const navigate = useNavigate();
  const place = useRef<HTMLSpanElement>(null);
  const [info, setInfo] = useState<HTMLElement | null>(null);
  return (
    <span ref={place}>
      <MenuButton
        iconOnly
        icon={<MoreIcon />}
        label={t('menuOf', { berth: berth.name })}
        items={[
          { id: 'open', label: t('openBerth'), run: () => void navigate(`/berths/${berth.id}`) },
          { id: 'info', label: t('berthInfo'), run: () => setInfo(place.current) },
          { id: 'nights', label: t('trade:nights'), run: () => void navigate(`/berths/${berth.id}?tab=nights`) },
          {
            id: 'delete',
            label: t('actions:delete'),
            danger: true,
            disabledReason: locked ? t('mayNotEdit') : null,
            run: () => onDelete(berth),
          },
        ]}
      />
      <BerthInfoFloat anchor={info} berth={berth} onClose={() => setInfo(null)} />
    </span>
  );
}
