import { BoatInBerth } from '../../entities/berth/boat-in-berth.js';
import { MonthStrip } from '../../entities/reservation/month-strip.js';
import { StatusChip } from '../../ui/status/status-chip.js';
import { StatusMark } from '../../ui/status/status-mark.js';
import type { Story } from '../story.js';

const statuses = [
  ['our_move', 'New request'],
  ['waiting', 'Waiting for boater'],
  ['booked', 'Booked'],
  ['payment_due', 'Approved, payment due'],
  ['waiting_list', 'Waiting list'],
  ['expired', 'Expired'],
  ['cancelled', 'Cancelled'],
] as const;

function Marks() {
  return (
    <div style={{ display: 'flex', gap: 14, alignItems: 'center' }}>
      {statuses.map(([kind]) => (
        <StatusMark key={kind} kind={kind} size={20} />
      ))}
    </div>
  );
}

function Chips() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {statuses.map(([kind, label]) => (
        <StatusChip key={kind} kind={kind} label={label} />
      ))}
    </div>
  );
}

function Boats() {
  const berth = { length: 15, beam: 4.8 };
  return (
    <div style={{ display: 'grid', gap: 12, width: 240 }}>
      <BoatInBerth boat={{ length: 14.2, beam: 4.35 }} berth={berth} fits label="C07: fits" across={17} />
      <BoatInBerth boat={{ length: 9.75, beam: 3.2 }} berth={berth} fits label="C07: fits" across={17} />
      <BoatInBerth boat={{ length: 16.4, beam: 5.1 }} berth={berth} fits={false} label="C07: too long" across={17} />
    </div>
  );
}

function Strips() {
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <MonthStrip month="2027-07" start="2027-07-12" end="2027-07-18" kind="our_move" />
      <MonthStrip month="2027-07" start="2027-06-25" end="2027-07-10" kind="booked" />
      <MonthStrip month="2027-07" start="2027-07-28" end="2027-08-04" kind="waiting_list" />
      <MonthStrip month="2027-07" start="2027-11-18" end="2027-11-20" kind="expired" />
    </div>
  );
}

export const markStories: readonly Story[] = [
  { name: 'status-mark', Show: Marks, width: 300 },
  { name: 'status-chip', Show: Chips },
  { name: 'boat-in-berth', Show: Boats, width: 300 },
  { name: 'month-strip', Show: Strips, width: 200 },
];
