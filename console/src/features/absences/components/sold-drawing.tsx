import type { AbsenceReport } from '../../../../../contracts/absences/absence.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { STRIP_NIGHTS, stripOf, type StripSpan } from '../model/sold-strip.js';

const Strip = styled('div')({
  position: 'relative',
  height: 12,
  maxWidth: 132,
  minWidth: 84,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    top: 5,
    borderTop: `2px dotted ${role.line}`,
  },
});
const Bar = styled('span')({
  position: 'absolute',
  top: 1,
  height: 10,
  borderRadius: 3,
  minWidth: 4,
  '&[data-part=away]': { border: `1.5px solid ${role.ink2}`, backgroundColor: role.surface },
  '&[data-part=sold]': { top: 2.5, height: 7, borderRadius: 2, backgroundColor: role.booked.on },
});

const placeOf = ({ from, to }: StripSpan) => ({
  left: `${(100 * from) / STRIP_NIGHTS}%`,
  width: `${(100 * (to - from)) / STRIP_NIGHTS}%`,
});

/** Four weeks of an absence: the outline is the nights away, green the nights sold. The words beside it say the same. */
export function SoldDrawing({ absence, start }: { readonly absence: AbsenceReport; readonly start: string }) {
  const { away, sold } = stripOf(absence, start);
  return (
    <Strip aria-hidden="true">
      {away !== null && <Bar data-part="away" style={placeOf(away)} />}
      {sold.map((span) => (
        <Bar key={span.from} data-part="sold" style={placeOf(span)} />
      ))}
    </Strip>
  );
}
