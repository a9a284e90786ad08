import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { auditApi } from '../../../../../contracts/audit/api.js';
import type { EntryOfMarina } from '../../../../../contracts/audit/everywhere-schemas.js';
import { marinaApi } from '../../../../../contracts/marinas/api.js';
import { renderConsole, type ConsoleOptions } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './histories-page.js';

const [example] = auditApi.everywhere.answer.parse(auditApi.everywhere.example.answer).items;
const inSolvik = example!;
const inMaurice: EntryOfMarina = {
  ...inSolvik,
  id: '0d5f1f0e-7c8e-5a5b-9d58-0a7a52a3e1f8',
  at: '2027-06-19T08:00:00.000Z',
  record_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b12',
  record_label: 'R-20410',
  title: 'Requested',
  words: 'Requested by Jonas Weber, boater',
  actor: { kind: 'boater', id: 'b1', name: 'Jonas Weber', erased: false },
  changes: [],
  marina: { id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b02', code: 'MAU', name: 'Saint-Maurice', time_zone: 'Europe/Paris' },
};

function server(): ServerDouble {
  return new ServerDouble()
    .answer(auditApi.everywhere, { items: [inSolvik, inMaurice], total: 2 })
    .answer(auditApi.lanes, auditApi.lanes.answer.parse(auditApi.lanes.example.answer))
    .answer(auditApi.asOfElsewhere, ({ marina_id: _marina, ...asked }) => ({
      ...auditApi.asOfElsewhere.answer.parse(auditApi.asOfElsewhere.example.answer),
      ...asked,
    }))
    .answer(auditApi.publicKey, auditApi.publicKey.answer.parse(auditApi.publicKey.example.answer))
    .answer(auditApi.sealEverywhere, { file_name: 'history.jsonl', text: '{}\n', entries: 2 })
    .answer(marinaApi.getall, {
      items: [{ ...marinaApi.getall.answer.parse(marinaApi.getall.example.answer).items[0]!, ...inMaurice.marina }],
      total: 1,
    });
}

const admin = { user: { is_admin: true }, marina: null } as const;
const open = (at = '/history-admin', options: ConsoleOptions = {}) =>
  renderConsole(<Component />, { at, path: '/history-admin', server: server(), as: admin, ...options });

describe('The histories of all marinas', () => {
  it('are for administrators', async () => {
    const { server: double } = await open('/history-admin', { as: {} });
    expect(screen.queryByRole('region', { name: 'Entries' })).toBeNull();
    expect(double.received(auditApi.everywhere)).toEqual([]);
  });

  it('show an administrator without a marina each change with its marina', async () => {
    await open();
    const list = within(await screen.findByRole('region', { name: 'Entries' }));
    expect(list.getByText('Port Solvik')).toBeVisible();
    expect(list.getByText('Saint-Maurice')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Port Solvik, changes: 1' })).toBeVisible();
  });

  it('ask for the marinas, person and days of the address', async () => {
    const { user, server: double, address } = await open('/history-admin?from=2027-06-16&to=2027-06-23&by=staff');
    await user.click(await screen.findByRole('button', { name: 'Marina' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Saint-Maurice' }));
    expect(address()).toContain(`marinas=${inMaurice.marina.id}`);
    await waitFor(() =>
      expect(double.inputs(auditApi.everywhere).at(-1)?.filter).toEqual({
        marinas: [inMaurice.marina.id],
        actor_kind: 'staff',
        from: '2027-06-16',
        to: '2027-06-23',
      }),
    );
  });

  it('show a record as it stood in its marina, and narrow the list to the person or the marina', async () => {
    const { user, server: double, address } = await open();
    const buttons = await screen.findAllByRole('button', { name: /as it stood then/ });
    await user.click(buttons[1]!);
    await waitFor(() =>
      expect(double.inputs(auditApi.asOfElsewhere).at(-1)).toEqual({
        marina_id: inMaurice.marina.id,
        kind: 'reservation',
        id: inMaurice.record_id,
        at: inMaurice.at,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Only this marina' }));
    expect(address()).toContain(`marinas=${inMaurice.marina.id}`);
    await user.click(screen.getByRole('button', { name: 'Only this person' }));
    expect(address()).toContain('person=b1');
  });

  it('are saved as a signed file of the shown filters, with the key shown', async () => {
    const { user, server: double } = await open('/history-admin?by=staff');
    await screen.findByRole('region', { name: 'Entries' });
    await user.click(screen.getByRole('button', { name: 'Signed file' }));
    expect(await screen.findByText(auditApi.publicKey.example.answer.public_key)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save the signed file' }));
    await waitFor(() => expect(double.inputs(auditApi.sealEverywhere)).toEqual([{ filter: { actor_kind: 'staff' } }]));
    expect(await screen.findByText('Signed file with 2 entries saved')).toBeVisible();
  });
});
