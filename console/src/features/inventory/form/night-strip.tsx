import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import type { NightSpan } from '../model/berth-nights.js';

const Strip = styled('div')({
  position: 'relative',
  height: 28,
  borderRadius: 6,
  backgroundColor: role.sunk,
  backgroundSize: 'calc(100% / var(--nights)) 100%',
  backgroundImage: `linear-gradient(to right, ${role.line} 1px, transparent 1px)`,
  overflow: 'hidden',
});
const Bar = styled('span')({
  position: 'absolute',
  top: 0,
  bottom: 0,
  padding: '0 7px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  border: `1px solid ${role.booked.on}`,
  borderRadius: 6,
  backgroundColor: role.booked.bg,
  color: role.booked.on,
  fontSize: 11.5,
  fontWeight: 600,
  lineHeight: '26px',
  '&[data-kind=RESIDENT]': { borderColor: role.edge, backgroundColor: role.over.bg, color: role.over.on },
  '&[data-kind=AWAY]': {
    borderStyle: 'dashed',
    borderColor: role.waitingList.on,
    backgroundColor: role.waitingList.bg,
    color: role.waitingList.on,
  },
});

interface NightStripProps {
  spans: readonly NightSpan[];
  start: string;
  nights: number;
}

/** The nights of a berth as one strip, with a bar for each stay and absence. */
export function NightStrip({ spans, start, nights }: NightStripProps) {
  const { t } = useTranslation('inventory/berth');
  const { dateSpan } = useFormats();
  const wordsOf = ({ bar, from, to }: NightSpan): string => {
    const boat = bar.boat.name ?? t('trade:unnamedBoat');
    const dates = dateSpan(addDays(start, from), addDays(start, to));
    return `${bar.kind === 'AWAY' ? t('boatAway', { boat }) : boat}, ${dates}`;
  };
  const label = spans.length === 0 ? t('allNightsFree') : spans.map(wordsOf).join('; ');
  return (
    <Strip role="img" aria-label={label} style={{ '--nights': nights } as CSSProperties}>
      {spans.map((span) => (
        <Bar
          key={`${span.bar.kind} ${span.bar.allocation_id} ${span.from}`}
          data-kind={span.bar.kind}
          title={wordsOf(span)}
          style={{ left: `${(100 * span.from) / nights}%`, width: `${(100 * (span.to - span.from)) / nights}%` }}
        >
          {span.bar.boat.name}
        </Bar>
      ))}
    </Strip>
  );
}
