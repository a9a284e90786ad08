import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderConsole } from '../../../../testing/render-console.js';
import { VisitCalendar } from './visit-calendar.js';

const none = { start_date: null, end_date: null };
const stay = { start_date: '2027-05-10', end_date: '2027-05-12' };

it.each([
  ['a holder with a stay: only its nights', [stay], true],
  ['a holder without a stay: every night', [], false],
])('offers to %s', async (_who, stays, off) => {
  const shown = { today: '2027-06-02', stays, redeemed_dates: [] };
  await renderConsole(
    <Suspense>
      <VisitCalendar shown={shown} visit={none} onChoose={() => undefined} />
    </Suspense>,
  );
  const night = (day: string) =>
    screen.findByRole('button', { name: new RegExp(`(May ${day}(st|nd|rd|th)|${day}(st|nd|rd|th)? May),? 2027`) });
  expect(await night('10')).toBeEnabled();
  expect(await night('11')).toBeEnabled();
  const outside = await night('12');
  if (off) expect(outside).toBeDisabled();
  else expect(outside).toBeEnabled();
});
