import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderConsole } from '../../../../testing/render-console.js';
import { type ListParams, noParams } from '../model/list-params.js';
import { choicesOf } from '../model/list-question.js';
import { ListFilters } from './list-filters.js';

async function open(params: Partial<ListParams> = {}) {
  const onChange = jest.fn<(patch: Partial<ListParams>) => void>();
  const choices = choicesOf({ ...noParams, ...params }, 'full');
  const { user } = await renderConsole(<ListFilters choices={choices} onChange={onChange} />);
  return { user, onChange };
}

describe('the chips of a list', () => {
  it.each<[Partial<ListParams>, string]>([
    [{ stay: 'next_7_days' }, 'Stay: next 7 days'],
    [{ arrival: '2027-07-01..2027-07-31' }, 'Arrival: July 2027'],
    [{ arrival: '2027-07-12..2027-07-18' }, 'Arrival: 12 to 18 July 2027'],
    [{ departure: '2027-07-12..' }, 'Departure: from 12 July 2027'],
    [{ departure: '..2027-07-12' }, 'Departure: until 12 July 2027'],
    [{ status: 'initiated' }, 'Status: New request'],
    [{ status: 'initiated,waiting,waiting_list' }, 'Status: 3 chosen'],
    [{ length: '9..12.5' }, 'Size: 9 to 12.50 m'],
    [{ length: '..8' }, 'Size: up to 8.00 m'],
    [{ length: '15..' }, 'Size: from 15.00 m'],
    [{ source: 'MARINA' }, 'Source: Created by marina'],
    [{ customer: 'RESIDENT' }, 'Customer: Berth holder'],
    [{ action: 'MARINA' }, 'Waiting for: Us'],
    [{ messages: 'unread' }, 'Messages: Unread'],
    [{ group: '0190f3a2-7108-7d18-8b28-0a5b7c9d1e99' }, 'Group: Rallye des Îles'],
  ])('%j is said as "%s"', async (params, words) => {
    await open(params);
    expect(
      await screen.findByText(
        (_text, element) => element?.textContent.replace('\u00a0', ' ') === words && element.children.length === 0,
      ),
    ).toBeVisible();
  });

  it.each<[string, string, Partial<ListParams>]>([
    ['Stay', 'next 30 days', { stay: 'next_30_days' }],
    ['Source', 'Requested by boater', { source: 'BOATER' }],
  ])('%s is set to "%s"', async (chip, choice, patch) => {
    const { user, onChange } = await open();
    await user.click(screen.getByRole('button', { name: chip }));
    await user.click(await screen.findByRole('radio', { name: choice }));
    expect(onChange).toHaveBeenLastCalledWith(patch);
  });

  it('several statuses are ticked under the words of the lists', async () => {
    const { user, onChange } = await open({ status: 'initiated' });
    await user.click(screen.getByRole('button', { name: 'Status: New request' }));
    expect(await screen.findByRole('group', { name: 'Waiting' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'New request' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Waiting list' }));
    expect(onChange).toHaveBeenLastCalledWith({ status: 'initiated,waiting_list' });
  });

  it('a whole month is a range', async () => {
    const { user, onChange } = await open({ stay: '2027-07-01..2027-07-31' });
    await user.click(screen.getByRole('button', { name: 'Stay: July 2027' }));
    const month = await screen.findByRole('combobox', { name: 'Month' });
    expect(month).toHaveValue('2027-07');
    await user.selectOptions(month, '2027-02');
    expect(onChange).toHaveBeenLastCalledWith({ stay: '2027-02-01..2027-02-28' });
  });

  it('lengths that make no range are not asked for', async () => {
    const { user, onChange } = await open({ length: '..9' });
    await user.click(screen.getByRole('button', { name: /^Size: up to/ }));
    fireEvent.change(await screen.findByLabelText('Length from'), { target: { value: '12' } });
    expect(screen.getByText('The end is before the start.')).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Length from'), { target: { value: '7' } });
    expect(onChange).toHaveBeenLastCalledWith({ length: '7..9' });
  });

  it('the rarer ones are added, and open at once', async () => {
    const { user, onChange } = await open();
    expect(screen.queryByRole('button', { name: 'Waiting for' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Waiting for' }));
    await user.click(await screen.findByRole('radio', { name: 'No one' }));
    expect(onChange).toHaveBeenLastCalledWith({ action: 'NOBODY' });
  });

  it('the cross takes a filter off', async () => {
    const { user, onChange } = await open({ customer: 'VISITOR' });
    await user.click(screen.getByRole('button', { name: 'Remove filter Customer' }));
    expect(onChange).toHaveBeenLastCalledWith({ customer: '' });
  });
});
