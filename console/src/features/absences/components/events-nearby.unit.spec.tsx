import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { localEventApi } from '../../../../../contracts/marinas/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { EventsNearby } from './events-nearby.js';

const answer = localEventApi.getall.example.answer;
const pricing = (dynamic_pricing: boolean) => ({ marina: { marina_settings: { permissions: { dynamic_pricing } } } });

it('shows the events during the absence', async () => {
  const server = new ServerDouble().answer(localEventApi.getall, answer);
  await renderConsole(<EventsNearby from="2027-07-11" to="2027-07-18" />, { server, as: pricing(true) });
  const events = within(await screen.findByRole('group', { name: 'Events near the marina' }));
  expect(events.getByRole('link', { name: 'Regatta of the three capes' })).toBeVisible();
  expect(server.inputs(localEventApi.getall)).toEqual([{ start_date: '2027-07-11', end_date: '2027-07-18' }]);
});

it('hides the events once the return is before the departure', async () => {
  function Dates() {
    const [to, setTo] = useState('2027-07-18');
    return (
      <>
        <button onClick={() => setTo('2027-07-01')}>Return earlier</button>
        <EventsNearby from="2027-07-11" to={to} />
      </>
    );
  }
  const server = new ServerDouble().answer(localEventApi.getall, answer);
  const { user } = await renderConsole(<Dates />, { server, as: pricing(true) });
  expect(await screen.findByRole('group', { name: 'Events near the marina' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Return earlier' }));
  expect(screen.queryByRole('group')).toBeNull();
});

it.each([
  ['dates that are not complete', '2027-07-11', null, true],
  ['a return before the departure', '2027-07-18', '2027-07-11', true],
  ['a marina without events', '2027-07-11', '2027-07-18', false],
])('asks for nothing with %s', async (_, from, to, feature) => {
  const server = new ServerDouble().answer(localEventApi.getall, answer);
  await renderConsole(<EventsNearby from={from} to={to} />, { server, as: pricing(feature) });
  expect(screen.queryByRole('group')).toBeNull();
  expect(server.inputs(localEventApi.getall)).toEqual([]);
});
