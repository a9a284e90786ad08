import { useTranslation } from 'react-i18next';
import type { ShownGroup } from '../../../../../contracts/reservations/group.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { isComing } from '../model/boats-left.js';
import { around } from '../model/berth-slots.js';
import { BerthDrawing, type PlacedBoat } from './berth-drawing.js';

/** The berths of the group on their piers, to scale. */
export function GroupBerths({ group }: { group: Pick<ShownGroup, 'boats' | 'berths'> }) {
  const { t } = useTranslation('groups');
  const coming = group.boats.filter(isComing);
  const placed = coming.flatMap((boat): PlacedBoat[] => {
    const { id, vessel, berth, action_required } = boat;
    if (berth === null) return [];
    const ours = action_required === 'MARINA';
    const size = { length: vessel.length, beam: vessel.beam };
    return [
      { key: id, name: vessel.name, berth_id: berth.id, ...size, refused: false, ours, to: `/reservations/${id}` },
    ];
  });
  const berths = around(group.berths, new Set(placed.map(({ berth_id }) => berth_id)));
  const without = coming.length - placed.length;
  return (
    <Card>
      <Section
        title={t('trade:berths')}
        note={without > 0 && placed.length > 0 ? t('withoutBerth', { count: without }) : undefined}
      >
        {placed.length === 0 ? <Quiet>{t('noBerths')}</Quiet> : <BerthDrawing berths={berths} boats={placed} />}
      </Section>
    </Card>
  );
}
