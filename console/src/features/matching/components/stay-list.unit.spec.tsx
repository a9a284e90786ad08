import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { PlacingRow } from '../../../../../contracts/reservations/matching.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { sectionsOf } from '../model/stay-sections.js';
import { aStay, groupsOf } from '../model/stays.fixture.js';
import { StayList } from './stay-list.js';

const shown = async (...rows: readonly PlacingRow[]) => {
  const sections = sectionsOf(groupsOf({ unplaced: rows }));
  const list = { cut: [], chosen: null, changed: new Set<string>(), onChoose: jest.fn(), onGroup: jest.fn() };
  await renderConsole(<StayList sections={sections} {...list} />);
  return within(screen.getByRole('region', { name: 'No berth yet' }));
};

describe('the list of stays without a berth', () => {
  it('says how many berths fit', async () => {
    expect((await shown(aStay('u1', { fits: 3 }))).getByText('3 fit')).toBeVisible();
  });

  it('says that berths fit once the minimum size is confirmed, and how many', async () => {
    const list = await shown(aStay('u1', { fits: 0, fits_if_confirmed: 2 }));
    expect(list.getByText('2 to confirm')).toBeVisible();
    expect(list.getByText('2 berths fit if you confirm the minimum size')).toBeVisible();
    expect(list.queryByText('none fits')).toBeNull();
  });

  it('says that none fits only where a confirmation would not help either', async () => {
    const list = await shown(aStay('u1', { fits: 0 }));
    expect(list.getByText('none fits')).toBeVisible();
    expect(list.queryByText(/confirm/)).toBeNull();
  });
});
