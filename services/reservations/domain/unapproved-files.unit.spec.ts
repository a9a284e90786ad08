import { describe, expect, it } from '@jest/globals';
import {
  boater,
  byBoater,
  continued,
  on,
  START,
  type Step,
  system,
} from '../../../tests/fixtures/reservation-examples.js';
import { given } from '../../../tests/fixtures/reservation-specification.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import type { ReservationEvent } from './events/reservation-event.js';
import type { ReservationCommand } from './reservation-command.js';
import { filesDueBy, removeUnapprovedFiles, unapprovedFilesSince } from './unapproved-files.js';

const add: ReservationCommand = {
  type: 'AddDocument',
  document_id: 'd1',
  document_type: 'VESSEL_PHOTO',
  file_name: 'boat.jpg',
  content_type: 'image/jpeg',
  size_bytes: 1000,
};
const withdraw: ReservationCommand = { type: 'CancelByBoater', message: 'Changed my mind' };
const stateOf = (history: readonly ReservationEvent[]) => given([...history]).state;
const after = (history: readonly ReservationEvent[], ...steps: readonly Step[]) => [
  ...history,
  ...continued(history, ...steps),
];
const withFile = after(byBoater.UPDATED, [add, boater]);
const ended = after(withFile, [withdraw, boater]);
const since = unapprovedFilesSince(stateOf(ended)) ?? '';
const later = (days: number) => new Date(Date.parse(since) + days * 86_400_000);
const removal = (history: readonly ReservationEvent[], days: number) =>
  removeUnapprovedFiles(stateOf(history), { now: later(days).toISOString(), ended_by: filesDueBy(later(days), 30) });

describe('the files of a reservation that nobody approved', () => {
  it('are removed when the days are over, not before and not twice', () => {
    expect(removal(ended, 29)).toMatchObject({ code: 'RESERVATION_NOT_YET_EXPIRED' });
    const removed = removal(ended, 30);
    expect(removed).toMatchObject([{ type: 'ReservationDocumentsRemoved', data: { document_ids: ['d1'] } }]);
    const emptied = [...ended, ...(removed as readonly ReservationEvent[])];
    expect(stateOf(emptied).documents).toEqual([]);
    expect(removal(emptied, 60)).toMatchObject({ code: 'RESERVATION_NOT_YET_EXPIRED' });
  });

  it('are removed after the silence of the marina too', () => {
    const silent = after(
      byBoater.INITIATED,
      [add, boater],
      [{ type: 'ExpireWithoutMarinaResponse' }, on(addDays(START, 1), system)],
    );
    expect(removal(silent, 365)).toMatchObject([{ data: { document_ids: ['d1'] } }]);
  });

  it('stay while the reservation is open, and for good once it was approved', () => {
    expect(removal(withFile, 365)).toMatchObject({ code: 'RESERVATION_NOT_YET_EXPIRED' });
    const booked = after(byBoater['APPROVED+PAID'], [add, boater], [withdraw, boater]);
    expect(stateOf(booked).documents).toHaveLength(1);
    expect(removal(booked, 365)).toMatchObject({ code: 'RESERVATION_NOT_YET_EXPIRED' });
  });
});
