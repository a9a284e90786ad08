import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { absenceApi } from '../../../../../contracts/absences/api.js';
import { boaterApi } from '../../../../../contracts/customers/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { ReportTab } from './report-tab.js';
import { useAbsenceEditing } from './use-absence-editing.js';

const report = absenceApi.get.answer.parse(absenceApi.get.example.answer);
const later = { ...report, revision: report.revision + 1, return_date: '2027-07-20', destination: 'Elba' };

/** The page of the report, to which the button brings what a colleague saved. */
function ReportPage() {
  const [shown, setShown] = useState(report);
  const editing = useAbsenceEditing(shown);
  return (
    <>
      <button onClick={() => setShown(later)}>Colleague saves</button>
      <button onClick={() => void editing.save()}>Save</button>
      <ReportTab report={shown} editing={editing} mayChange />
    </>
  );
}

async function open() {
  const server = new ServerDouble()
    .answer(absenceApi.forecast, absenceApi.forecast.example.answer)
    .answer(boaterApi.get, boaterApi.get.example.answer)
    .answer(absenceApi.edit, absenceApi.edit.example.answer);
  const page = await renderConsole(<ReportPage />, { server });
  const destination = () => screen.getByLabelText('Destination');
  const colleagueSaves = () => page.user.click(screen.getByRole('button', { name: 'Colleague saves' }));
  const type = async (text: string) => {
    await page.user.clear(destination());
    await page.user.type(destination(), text);
  };
  return { ...page, destination, colleagueSaves, type };
}

describe('a report that a colleague saves meanwhile', () => {
  it('is followed while nothing is typed, with the nights of the new dates', async () => {
    const { destination, colleagueSaves, server } = await open();
    expect(destination()).toHaveValue(report.destination);
    await colleagueSaves();
    await waitFor(() => expect(destination()).toHaveValue('Elba'));
    await waitFor(() => expect(server.inputs(absenceApi.forecast).at(-1)).toMatchObject({ return_date: '2027-07-20' }));
    expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  });

  it('keeps what is typed and names what the colleague changed, before anything is saved', async () => {
    const { user, destination, colleagueSaves, type, server } = await open();
    await type('Sardinia');
    await colleagueSaves();
    const notice = (await screen.findByRole('button', { name: 'Keep mine' })).closest('[role]')!;
    const changed = within(notice as HTMLElement);
    expect(changed.getByText('Returns')).toBeVisible();
    expect(changed.getByText('Elba')).toBeVisible();
    expect(destination()).toHaveValue('Sardinia');
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull());
    expect(destination()).toHaveValue('Sardinia');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.received(absenceApi.edit)).toHaveLength(1));
    // The dates of the colleague stay; only what was typed is changed.
    expect(server.inputs(absenceApi.edit)[0]).toMatchObject({ destination: 'Sardinia', return_date: '2027-07-20' });
  });

  it('is taken over where staff choose so', async () => {
    const { user, destination, colleagueSaves, type } = await open();
    await type('Sardinia');
    await colleagueSaves();
    await user.click(await screen.findByRole('button', { name: 'Use their version' }));
    await waitFor(() => expect(destination()).toHaveValue('Elba'));
    expect(screen.queryByRole('button', { name: 'Use their version' })).toBeNull();
  });
});
