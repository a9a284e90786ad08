import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { planActionApi } from '../../../../../contracts/berths/api.js';
import { renderConsole, type ConsoleOptions } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './changes-page.js';

const [action] = planActionApi.planActions.example.answer.items;
const BERTH = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';
const STAY = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b12';

const render = (server: ServerDouble, at = '/plan/changes', options: ConsoleOptions = {}) =>
  renderConsole(<Component />, { at, server, ...options });

/** A server with this many changes; those of one berth or stay are none. */
function changes(count: number): ServerDouble {
  return new ServerDouble().answer(planActionApi.planActions, ({ page, page_size, berth_id, reservation_id }) => {
    const filtered = (berth_id ?? reservation_id) !== undefined;
    const all = Array.from({ length: filtered ? 0 : count }, (_, at) => ({
      ...(action ?? raise()),
      action_id: `0190f3a2-5b1c-7c3e-9a44-6f5f1c0f3${String(at).padStart(3, '0')}`,
    }));
    return {
      items: all.slice((page - 1) * page_size, page * page_size),
      total: all.length,
      of: {
        berth_name: berth_id === undefined ? null : 'A4',
        boat_name: reservation_id === undefined ? null : 'Petrel',
      },
    };
  });
}

function raise(): never {
  throw new Error('the example has an action');
}

const listed = () =>
  within(screen.getByRole('list', { name: 'Recent changes of the plan' })).getAllByRole('listitem').length;

describe('the changes of the plan', () => {
  it('are shown page by page, and the address has the page', async () => {
    const { user, address } = await render(changes(130), '/plan/changes?page=4');
    expect(await screen.findByText('76–100 of 130')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('101–125 of 130')).toBeVisible();
    expect(address()).toBe('/plan/changes?page=5');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('126–130 of 130')).toBeVisible();
    await waitFor(() => expect(listed()).toBe(5));
  });

  it('of one berth and of one stay name it, and lead back to all', async () => {
    const server = changes(3);
    const { user, address, unmount } = await render(server, `/plan/changes?berth=${BERTH}`);
    expect(await screen.findByRole('link', { name: 'Only berth A4' })).toHaveAttribute('href', `/berths/${BERTH}`);
    expect(server.inputs(planActionApi.planActions)[0]).toMatchObject({ berth_id: BERTH });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(listed()).toBe(3));
    expect(address()).toBe('/plan/changes');
    unmount();
    await render(server, `/plan/changes?reservation=${STAY}`);
    const link = await screen.findByRole('link', { name: 'Only the stay of Petrel' });
    expect(link).toHaveAttribute('href', `/reservations/${STAY}`);
    expect(server.inputs(planActionApi.planActions).at(-1)).toMatchObject({ reservation_id: STAY });
  });

  it('turn back to the last page from one that there is no longer', async () => {
    const { address } = await render(changes(3), '/plan/changes?page=9');
    await waitFor(() => expect(listed()).toBe(3));
    expect(address()).toBe('/plan/changes');
  });

  it('are none: the page says so', async () => {
    await render(changes(0));
    expect(await screen.findByText('No berths have changed in the last few days.')).toBeVisible();
  });

  it('are undone after the question', async () => {
    const server = changes(1);
    const { user } = await render(server);
    await user.click(await screen.findByRole('button', { name: /^Undo: / }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Undo' })).toBeEnabled());
    await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.inputs(planActionApi.planUndo)).toHaveLength(1));
  });

  it('says that they could not load, and tries again', async () => {
    const server = new ServerDouble().refuse(planActionApi.planActions, { status: 403, error_type: 'FORBIDDEN' }, 1);
    const { user } = await render(server);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Recent changes of the plan' })).toBeVisible();
  });
});
