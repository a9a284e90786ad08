import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderConsole } from '../../../testing/render-console.js';
import { SpareBeside } from './spare-beside.js';

it('the room beside a boat and under its keel is shown where its sizes are known', async () => {
  await renderConsole(<SpareBeside beam={0.4} draft={1.2} />);
  expect(screen.getByText('+0.40 m')).toBeVisible();
  expect(screen.getByText('+1.20 m')).toBeVisible();
});

it('no room is made up for a beam or a draft that nobody has told', async () => {
  const { container } = await renderConsole(<SpareBeside beam={null} draft={null} />);
  expect(container).not.toHaveTextContent(/[0-9]|Beam|Depth/);
});
