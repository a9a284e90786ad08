import { styled } from '../../../ui/theme/styled.js';
import { media, radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';

/** The list of stays beside the chosen one; one below the other where there is no room. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  '@media (min-width: 1100px)': { gridTemplateColumns: '304px minmax(0, 1fr)' },
});

/** A strip over the content: an alert, or whose turn it is. */
export const Strip = styled('div')({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px 16px',
  '& > svg': { alignSelf: 'start', marginTop: 3 },
  [media.phone]: { gridTemplateColumns: '16px minmax(0, 1fr)', padding: 14 },
});

/** Buttons at the right of a strip or a row. */
export const StripActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 8,
  [media.phone]: { gridColumn: '1 / -1', justifyContent: 'flex-start' },
});

/** A question that staff answer in place, below the berth that it is about. */
export const Answering = styled('div')({
  gridColumn: '2 / -1',
  display: 'grid',
  gap: 10,
  padding: '12px 14px',
  border: `1px solid ${role.edge}`,
  borderRadius: radius.control,
  minWidth: 0,
  [media.phone]: { gridColumn: '1 / -1' },
});

export const AnsweringActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > p': { marginLeft: 'auto' },
});

/** A small mark with words: "3 fit", "2nd in line". */
export const Tag = styled('span')({
  ...type.label,
  display: 'inline-block',
  justifySelf: 'end',
  padding: '2px 8px',
  borderRadius: 6,
  whiteSpace: 'nowrap',
  '&[data-tone=fits]': { color: role.booked.on, backgroundColor: role.booked.bg },
  '&[data-tone=none]': { color: role.wrong.on, backgroundColor: role.wrong.bg },
  '&[data-tone=line]': { color: role.waitingList.on, backgroundColor: role.waitingList.bg },
  '&[data-tone=waiting]': { color: role.waiting.on, backgroundColor: role.waiting.bg },
});
