import { useTranslation } from 'react-i18next';
import type { GroupBerths } from '../../../../../contracts/reservations/group.js';
import { Button } from '../../../ui/buttons/button.js';
import { Section } from '../../../ui/page/section.js';
import { BerthDrawing, type PlacedBoat } from './berth-drawing.js';

/** Other piers that are offered as one press. */
const MOST_PIERS = 5;

interface ProposedBerthsProps {
  found: GroupBerths;
  boats: readonly PlacedBoat[];
  /** The pier that staff want; null: the best one. */
  pier: string | null;
  onPier: (pier_id: string | null) => void;
  onMove: (key: string, berth_id: string) => void;
}

/** The proposed berths, and the other piers that could take the boats. */
export function ProposedBerths({ found, boats, pier, onPier, onMove }: ProposedBerthsProps) {
  const { t } = useTranslation('groups');
  const piers = found.piers.slice(0, MOST_PIERS).map(({ pier_id, pier_name, boats: count }) => (
    <Button
      key={pier_id}
      kind="quiet"
      size="small"
      aria-pressed={pier === pier_id}
      onClick={() => onPier(pier === pier_id ? null : pier_id)}
    >
      {t('pierFor', { pier: pier_name, count })}
    </Button>
  ));
  return (
    <Section title={t('trade:berths')} note={t('proposed')} actions={piers}>
      <BerthDrawing berths={found.berths} boats={boats} onMove={onMove} />
    </Section>
  );
}
