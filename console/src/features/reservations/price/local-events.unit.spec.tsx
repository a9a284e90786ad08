import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { localEventApi } from '../../../../../contracts/marinas/api.js';
import type { LocalEvent } from '../../../../../contracts/marinas/local-events.js';
import { type ConsoleOptions, renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { LocalEvents } from './local-events.js';

const on = { start_date: '2026-12-04', end_date: '2026-12-08' };
const regatta: LocalEvent = {
  id: '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e22',
  start_date: '2026-12-05',
  end_date: '2026-12-06',
  event_name: 'Regatta',
  event_url: 'https://regatta.example',
};

async function open(items: readonly LocalEvent[], options: ConsoleOptions = {}) {
  const server = new ServerDouble();
  server.answer(localEventApi.getall, { items: [...items], total: items.length });
  const marina = { marina_settings: { permissions: { dynamic_pricing: true, reservation: true } } };
  const page = await renderConsole(<LocalEvents on={on} />, { as: { marina }, ...options, server });
  const openForm = async () => {
    await page.user.click(await screen.findByRole('button', { name: 'Add an event' }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...page, openForm };
}

describe('events near the marina', () => {
  it('are those of the days of the stay, with a way to read more', async () => {
    const { server } = await open([
      regatta,
      { ...regatta, id: `${regatta.id.slice(0, -1)}3`, event_name: 'Fair', event_url: null },
    ]);
    const link = await screen.findByRole('link', { name: 'Regatta' });
    expect(link.getAttribute('href')).toBe('https://regatta.example');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Regatta 5 to 6 December 2026',
      'Fair 5 to 6 December 2026',
    ]);
    expect(server.inputs(localEventApi.getall)).toEqual([on]);
  });

  it('say so where there are none', async () => {
    await open([]);
    expect(await screen.findByText('No events on these dates.')).toBeVisible();
  });

  it('offer to try again where they did not come', async () => {
    const server = new ServerDouble();
    server.refuse(localEventApi.getall, { status: 403, error_type: 'FORBIDDEN' });
    await renderConsole(<LocalEvents on={on} />, { server });
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answer(localEventApi.getall, { items: [regatta], total: 1 });
    fireEvent.click(again);
    expect(await screen.findByText('Regatta')).toBeVisible();
  });

  it('are only read by those who may not edit reservations', async () => {
    const permissions = { residents: 'EDITOR', reservations: 'VIEWER', marina_settings: 'ALLOWED' } as const;
    await open([regatta], { as: { user: { permissions } } });
    expect(await screen.findByText('Regatta')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('adding an event', () => {
  it('begins with today and the two days after', async () => {
    const { user, server, openForm } = await open([]);
    const form = await openForm();
    await user.type(form.getByRole('textbox', { name: 'Name of the event' }), 'Boat show');
    await user.click(form.getByRole('button', { name: 'Add the event' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputs(localEventApi.create)).toEqual([
      {
        marina_event_details: {
          event_name: 'Boat show',
          event_url: '',
          start_date: '2026-11-22',
          end_date: '2026-11-24',
        },
      },
    ]);
    expect(server.inputs(localEventApi.getall)).toHaveLength(2);
  });

  it('is of one day where that is ticked', async () => {
    const { user, server, openForm } = await open([]);
    const form = await openForm();
    await user.type(form.getByRole('textbox', { name: 'Name of the event' }), 'Fireworks');
    await user.click(form.getByRole('checkbox', { name: 'One-day event' }));
    expect(form.queryByRole('textbox', { name: 'Last day' })).toBeNull();
    const day = form.getByRole('textbox', { name: 'Day' });
    fireEvent.change(day, { target: { value: '31/12/2026' } });
    fireEvent.blur(day);
    await user.click(form.getByRole('button', { name: 'Add the event' }));
    await waitFor(() => expect(server.inputs(localEventApi.create)).toHaveLength(1));
    expect(server.inputs(localEventApi.create)[0]).toMatchObject({
      marina_event_details: { start_date: '2026-12-31', end_date: '2026-12-31' },
    });
  });

  it('needs a name and an address that can be one, and keeps what was typed', async () => {
    const { user, server, openForm } = await open([]);
    const form = await openForm();
    await user.type(form.getByRole('textbox', { name: 'Web address' }), 'on the notice board');
    await user.click(form.getByRole('button', { name: 'Add the event' }));
    expect(await form.findByText('Enter the event’s name.')).toBeVisible();
    expect(form.getByText('Enter a web address such as regatta.example.')).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Web address' })).toHaveValue('on the notice board');
    expect(server.inputs(localEventApi.create)).toEqual([]);
  });

  it('says what the server has against it, with everything still there', async () => {
    const { user, server, openForm } = await open([]);
    server.refuse(localEventApi.create, { status: 503, error_type: 'UNAVAILABLE' });
    const form = await openForm();
    await user.type(form.getByRole('textbox', { name: 'Name of the event' }), 'Boat show');
    await user.click(form.getByRole('button', { name: 'Add the event' }));
    expect(await form.findByRole('alert')).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Name of the event' })).toHaveValue('Boat show');
  });
});

it('an event is taken off the list once that was confirmed', async () => {
  const { user, server } = await open([regatta]);
  await user.click(await screen.findByRole('button', { name: 'Remove Regatta' }));
  expect(server.inputs(localEventApi.delete)).toEqual([]);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove event' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.inputs(localEventApi.delete)).toEqual([{ event_id: regatta.id }]);
});
