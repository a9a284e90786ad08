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

const fleet = [
  { type: 'SAIL', length: 14.2, beam: 4.35 },
  { type: 'MOTOR', length: 9.75, beam: 3.2 },
  { type: 'CATAMARAN', length: 11.9, beam: 4.7 },
  { type: 'RIB', length: 4.6, beam: 1.95 },
  { type: 'NARROWBOAT', length: 16.4, beam: 2.1 },
] as const;

function Boats() {
  const berth = { length: 15, beam: 4.8 };
  const scale = { length: 17, beam: 5.4 };
  return (
    <div style={{ display: 'grid', gap: 12, width: 240 }}>
      {fleet.map((boat) => (
        <BoatInBerth
          key={boat.type}
          boat={boat}
          berth={berth}
          fits={boat.length <= berth.length}
          label={boat.type}
          scale={scale}
        />
      ))}
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
