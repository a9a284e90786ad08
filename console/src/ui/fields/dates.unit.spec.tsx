import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../../testing/render-ui.js';
import { DateBox } from './date-box.js';
import { DateInput } from './date-input.js';
import { DateRangeInput, type Stay } from './date-range-input.js';

/** The calendar loads when it is first opened. */
const patient = { timeout: 10_000 };

function OneDay({ report }: { report: (day: string | null) => void }) {
  const [day, setDay] = useState<string | null>('2027-07-03');
  return (
    <DateInput
      label="Date of birth"
      value={day}
      onChange={(next) => {
        setDay(next ?? null);
        report(next ?? null);
      }}
    />
  );
}

function OneStay({ report }: { report: (stay: Stay) => void }) {
  const [stay, setStay] = useState<Stay>({ start: '2027-07-03', end: '2027-07-10' });
  return (
    <DateRangeInput
      label="Stay"
      startField={{ label: 'Arrival' }}
      endField={{ label: 'Departure', error: 'One night at least' }}
      value={stay}
      min="2027-07-02"
      onChange={(next) => {
        setStay(next);
        report(next);
      }}
    />
  );
}

describe('a day field', () => {
  it('takes a typed day and shows it in full afterwards', async () => {
    const report = jest.fn();
    const { user } = await renderUi(<OneDay report={report} />);
    const field = screen.getByRole('textbox', { name: 'Date of birth' });
    await user.clear(field);
    await user.type(field, '4.7.27');
    expect(report).toHaveBeenLastCalledWith('2027-07-04');
    await user.tab();
    expect(field).toHaveValue('04/07/2027');
  });

  it('keeps an invalid day and shows the format', async () => {
    const report = jest.fn();
    const { user } = await renderUi(<OneDay report={report} />);
    const field = screen.getByRole('textbox', { name: 'Date of birth' });
    await user.clear(field);
    await user.type(field, '31/02/2027');
    await user.tab();
    expect(report).toHaveBeenLastCalledWith(null);
    expect(field).toHaveValue('31/02/2027');
    expect(field).toHaveAccessibleDescription('Enter the date as 15/12/2027, 15/12 or 15 Dec');
  });

  it('offers a calendar in the words of the language', async () => {
    const report = jest.fn();
    const { user } = await renderUi(<OneDay report={report} />, { language: 'de' });
    await user.click(screen.getByRole('button', { name: 'Date of birth: Kalender öffnen' }));
    await user.click(await screen.findByRole('button', { name: /14\. Juli 2027/ }, patient));
    expect(report).toHaveBeenLastCalledWith('2027-07-14');
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
  }, 30_000);

  it('is one stop of the Tab key, and Alt with the down arrow opens its calendar', async () => {
    const ignore = () => undefined;
    const onOpen = jest.fn();
    const said = { id: 'born', value: null, calendarLabel: 'Calendar', locked: false, invalid: false };
    const { user } = await renderUi(
      <DateBox {...said} onChange={ignore} onLeave={ignore} onNear={ignore} onOpen={onOpen} />,
    );
    await user.tab();
    expect(screen.getByRole('textbox')).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(onOpen).toHaveBeenCalledTimes(1);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Calendar' })).not.toHaveFocus();
  });
});

describe('arrival and departure', () => {
  it('are one group of two named fields, each with its own error', async () => {
    await renderUi(<OneStay report={jest.fn()} />);
    expect(screen.getByRole('group', { name: 'Stay' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Arrival' })).toHaveValue('03/07/2027');
    expect(screen.getByRole('textbox', { name: 'Departure' })).toHaveAccessibleDescription('One night at least');
  });

  it('are picked with two clicks in two months, from the first day allowed', async () => {
    const report = jest.fn();
    const { user } = await renderUi(<OneStay report={report} />);
    await user.click(screen.getByRole('button', { name: 'Arrival: Open the calendar' }));
    expect(await screen.findAllByRole('grid', {}, patient)).toHaveLength(2);
    expect(screen.getByRole('button', { name: /\b1 July 2027/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /\b12 July 2027/ }));
    expect(report).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /\b2 August 2027/ }));
    expect(report).toHaveBeenLastCalledWith({ start: '2027-07-12', end: '2027-08-02' });
  }, 30_000);

  it('can be typed one by one', async () => {
    const report = jest.fn();
    const { user } = await renderUi(<OneStay report={report} />);
    const departure = screen.getByRole('textbox', { name: 'Departure' });
    await user.clear(departure);
    await user.type(departure, '11/07/2027');
    expect(report).toHaveBeenLastCalledWith({ start: '2027-07-03', end: '2027-07-11' });
  });
});
