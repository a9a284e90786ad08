import { useTranslation } from 'react-i18next';
import type { FollowingTrafficEvent } from '../../../../../contracts/berths/berth-info.js';
import { isOut } from '../../../entities/berth/berth-info-words.js';
import { HolderMark } from '../../../entities/berth/holder-mark.js';
import { Stack } from '../../../ui/layout/stack.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { Label, Line } from './berth-head.js';
import type { BerthWords } from './use-berth-words.js';

const Out = styled('span')({
  ...type.label,
  padding: '1px 7px',
  borderRadius: 6,
  backgroundColor: role.over.bg,
  color: role.over.on,
});

/** What happens at a berth after today. */
export function Following({ events, words }: { events: readonly FollowingTrafficEvent[]; words: BerthWords }) {
  const { t } = useTranslation('entities/berth');
  return (
    <>
      <Label>{t('then')}</Label>
      <Stack as="ul" gap={10}>
        {events.map((event) => (
          <li key={`${event.type} ${event.id}`}>
            <Line as="div">
              <b>{words.boat(event.vessel)}</b>
              <HolderMark type={event.berth_holder_type} />
              {isOut(event) && <Out>{t('out')}</Out>}
              <span>{t(event.type === 'ARRIVAL' ? 'arrivesOn' : 'leavesOn', { day: words.day(event.begins_at) })}</span>
            </Line>
          </li>
        ))}
      </Stack>
    </>
  );
}
