import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { differenceExample } from '../../../../../contracts/dockwalk/examples.js';
import type { Difference } from '../../../../../contracts/dockwalk/walks.js';
import { trafficApi } from '../../../../../contracts/traffic/api.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { WALK_DATE, walkBerth } from '../../../../testing/walks.js';
import { useBerthWords } from '../berth/use-berth-words.js';
import { shownBerth } from '../model/standing.js';
import { DifferenceCard } from './difference-card.js';
import { LeftEarlyQuestion } from './left-early-question.js';
import { useDifferenceSteps } from './use-difference-steps.js';

const reservation_id = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';

const missing: Difference = {
  ...differenceExample,
  kind: 'MISSING',
  berth: { ...differenceExample.berth, name: 'C12' },
  seen: null,
  expected: { ...differenceExample.expected!, name: 'Solveig' },
  steps: ['CONFIRM_DEPARTURE', 'MESSAGE'],
  refs: {
    ...differenceExample.refs,
    reservation_id,
    traffic_event_id: `departure-${reservation_id}`,
    left_early: true,
    freed: { start_date: WALK_DATE, end_date: '2027-07-06' },
  },
};

function Card({ difference }: { readonly difference: Difference }) {
  const words = useBerthWords(WALK_DATE);
  const steps = useDifferenceSteps(null);
  const berth = shownBerth(walkBerth(1), [], WALK_DATE);
  return (
    <>
      <DifferenceCard {...{ berth, difference, words, steps }} hindrance={null} may desk={false} />
      <LeftEarlyQuestion leaving={steps.leaving} words={words} />
    </>
  );
}

let server: ServerDouble;
beforeEach(() => {
  server = new ServerDouble();
});
afterEach(() => server.uninstall());

it('a boat that is not in its berth ends its stay only after a question that names boat, berth and nights', async () => {
  const { user } = await renderConsole(<Card difference={missing} />, { server });
  await user.click(screen.getByRole('button', { name: 'Confirm departure' }));
  const question = await screen.findByRole('alertdialog');
  expect(server.received(trafficApi.update)).toEqual([]);
  expect(question.textContent).toContain('Solveig is booked in C12 until 06/07/2027');
  expect(question.textContent).toContain('3 nights: 03/07/2027 to 06/07/2027');
  expect(document.activeElement?.textContent).toBe('Cancel');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.received(trafficApi.update)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm departure' }));
  const again = await screen.findByRole('alertdialog');
  await user.click(within(again).getByRole('button', { name: 'Confirm departure and release the nights' }));
  await waitFor(() =>
    expect(server.inputs(trafficApi.update)).toMatchObject([{ action: 'CONFIRM', left_early: true }]),
  );
});

it('a departure at the end of the stay is confirmed at once', async () => {
  const refs = { ...missing.refs, left_early: false, freed: null };
  const { user } = await renderConsole(<Card difference={{ ...missing, kind: 'LEFT', refs }} />, { server });
  await user.click(screen.getByRole('button', { name: 'Confirm departure' }));
  await waitFor(() =>
    expect(server.inputs(trafficApi.update)).toMatchObject([{ action: 'CONFIRM', left_early: false }]),
  );
});
