import { describe, expect, it } from '@jest/globals';
import type { Route } from '../vocabulary/route.js';
import { createAbsence, editAbsence, listAbsences } from './absence.js';
import { absenceApi } from './api.js';

const id = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';
const plans = { departure_date: '2027-07-10', return_date: '2027-07-24', reason: 'OTHER' };
const routes = Object.values(absenceApi).map((one): [string, Route] => [one.path, one]);

describe('absence calls', () => {
  it.each(routes)('%s: the example body and answer follow their schemas', (_, { body, answer, example }) => {
    if (body !== undefined) expect(body.safeParse(example.body).error?.issues).toBeUndefined();
    expect(answer.safeParse(example.answer).error?.issues).toBeUndefined();
  });

  it.each(routes)('%s: writing needs residents EDITOR, and everything the feature', (_, { access, does }) => {
    const needs = does === 'command' ? { needs: { area: 'residents', level: 'EDITOR' } } : {};
    expect(access).toEqual({ kind: 'staff', feature: 'absence_report', ...needs });
  });

  it('say everything that is missing at once', () => {
    const issues = createAbsence.safeParse({ vessel_id: id }).error?.issues ?? [];
    expect(issues.map((issue) => issue.message)).toEqual([
      'departureDateRequired',
      'returnDateRequired',
      'absenceReasonRequired',
    ]);
  });

  it('refuse a return before the departure, whatever else is wrong', () => {
    const wrong = { ...plans, return_date: '2027-07-09', reason: 'BORED', vessel_id: id };
    expect(createAbsence.safeParse(wrong).error?.issues.map((issue) => issue.message)).toEqual([
      'absenceReasonRequired',
      'returnBeforeDeparture',
    ]);
    expect(createAbsence.safeParse({ ...plans, return_date: plans.departure_date, vessel_id: id }).success).toBe(true);
  });

  it('leave visitors where they are unless told otherwise', () => {
    expect(editAbsence.parse({ absence_report_id: id, ...plans }).displace_visitors).toBe(false);
  });

  it('list everything by departure unless asked otherwise', () => {
    expect(listAbsences.parse({})).toEqual({
      search: '',
      sort: { field: 'departure_date', direction: 'asc' },
      page: 1,
      page_size: 5,
    });
  });
});
