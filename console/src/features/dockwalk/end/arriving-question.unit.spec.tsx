import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { availabilityApi } from '../../../../../contracts/berths/api.js';
import { differenceExample } from '../../../../../contracts/dockwalk/examples.js';
import type { Difference } from '../../../../../contracts/dockwalk/walks.js';
import { reservationApi } from '../../../../../contracts/reservations/api.js';
import { trafficApi } from '../../../../../contracts/traffic/api.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { WALK_DATE, walkBerth } from '../../../../testing/walks.js';
import { useBerthWords } from '../berth/use-berth-words.js';
import { shownBerth } from '../model/standing.js';
import { ArrivingQuestion } from './arriving-question.js';
import { DifferenceCard } from './difference-card.js';
import { useDifferenceSteps } from './use-difference-steps.js';

const stay = reservationApi.get.answer.parse(reservationApi.get.example.answer);
const [choice] = availabilityApi.listAvailableBerths.answer.parse(
  availabilityApi.listAvailableBerths.example.answer,
).items;
if (choice === undefined) throw new Error('the example has a berth');
const berth = {
  id: choice.berth_id,
  pier_id: choice.berth_id,
  pier_name: 'A',
  number: '12',
  length: 12,
  beam: 4,
  draft: 2.5,
  min_length: null,
};
const traffic_event_id = `arrival-${stay.id}`;
const arrived: Difference = {
  ...differenceExample,
  kind: 'ARRIVED',
  steps: ['CONFIRM_ARRIVAL'],
  refs: { ...differenceExample.refs, traffic_event_id, left_early: false, freed: null },
};
const taken = {
  status: 409,
  error_type: 'TRAFFIC_BERTH_TAKEN',
  details: {
    berth_id: choice.berth_id,
    berth: 'A12',
    reservation_id: null,
    view_id: null,
    boat: 'Solveig',
    end_date: null,
  },
};

function Card() {
  const words = useBerthWords(WALK_DATE);
  const steps = useDifferenceSteps(null);
  const shown = shownBerth(walkBerth(1), [], WALK_DATE);
  return (
    <>
      <DifferenceCard {...{ words, steps }} berth={shown} difference={arrived} hindrance={null} may desk={false} />
      {steps.arriving !== null && <ArrivingQuestion arriving={steps.arriving} today={WALK_DATE} />}
    </>
  );
}

let server: ServerDouble;
beforeEach(() => {
  server = new ServerDouble().refuse(trafficApi.update, taken, 1);
});
afterEach(() => server.uninstall());

it('an arrival that a walk confirms at the berth of a berth holder who is home asks as the desk does', async () => {
  // The stay began long before the days whose arrivals are listed, and is over.
  const dates = { start_date: '2027-05-01', end_date: '2027-05-04' };
  server.answer(reservationApi.get, { ...stay, ...dates, berth_id: choice.berth_id, berth });
  const { user } = await renderConsole(<Card />, { server });
  await user.click(screen.getByRole('button', { name: 'Confirm arrival' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/^Solveig, a berth holder’s boat, is recorded in A12/)).toBeVisible();
  const own = await within(dialog).findByRole('option', { name: 'A12, its own berth' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Berth' }), own);
  await user.click(within(dialog).getByRole('button', { name: 'Both boats are there' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputs(trafficApi.update)).toMatchObject([
    { traffic_event_id, action: 'CONFIRM' },
    { traffic_event_id, action: 'CONFIRM', berth_id: choice.berth_id, berth_shared: true },
  ]);
  const tonight = { start_date: WALK_DATE, end_date: addDays(WALK_DATE, 1) };
  // The dialog may ask again between the confirmation and its end.
  const [asked, ...again] = server.inputs(availabilityApi.listAvailableBerths);
  expect(asked).toMatchObject(tonight);
  for (const one of again) expect(one).toEqual(asked);
});

it('an arrival whose stay cannot be read says why it was refused', async () => {
  server.refuse(reservationApi.get, { status: 404, error_type: 'NOT_FOUND' });
  const { user } = await renderConsole(<Card />, { server });
  await user.click(screen.getByRole('button', { name: 'Confirm arrival' }));
  expect(await screen.findByText('Another boat is recorded as present in this berth.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
