import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { boaterApi } from '../../../../../contracts/customers/api.js';
import { boaterLinkApi } from '../../../../../contracts/reservations/api.js';
import { receiptExample } from '../../../../../contracts/vocabulary/route.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { reservationDetail, type ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { exampleDetail } from '../../../../../contracts/reservations/examples.js';
import { renderConsole } from '../../../../testing/render-console.js';
import type { SignIn } from '../../../../testing/sign-ins.js';
import { BoaterVesselCard } from './boater-vessel-card.js';
import type { ContactDraft } from '../../../entities/boater/contact-rules.js';

const example = reservationDetail.parse(exampleDetail);
const withBoater = (boater: Partial<ReservationDetail['boater']>): ReservationDetail => ({
  ...example,
  boater: { ...example.boater, email: 'ines@example.org', phone: '+33-612345678', ...boater },
});
const editable: SignIn = { marina: { marina_settings: { permissions: { reservation: true, editable_lite: true } } } };
function Edited({ reservation, canEdit }: { readonly reservation: ReservationDetail; readonly canEdit: boolean }) {
  const [contact, setContact] = useState<ContactDraft | null>(null);
  return <BoaterVesselCard reservation={reservation} canEdit={canEdit} contact={contact} onContact={setContact} />;
}
const show = (reservation: ReservationDetail, as: SignIn = editable, canEdit = true, server = new ServerDouble()) =>
  renderConsole(
    <main>
      <Edited reservation={reservation} canEdit={canEdit} />
    </main>,
    { as, server },
  );
const editButton = () => screen.getByRole('button', { name: 'Edit the details of Inès Delacroix' });

describe('the boater and vessel card', () => {
  it('shows name, what the boater is here, contact data, membership and boat', async () => {
    const { container } = await show(withBoater({}));
    expect(screen.getByRole('heading', { name: 'Inès Delacroix' })).not.toBeNull();
    expect(screen.getByText('Visitor')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'ines@example.org' }).getAttribute('href')).toBe('mailto:ines@example.org');
    expect(screen.getByRole('link', { name: '+33 612345678' }).getAttribute('href')).toBe('tel:+33612345678');
    expect(container.textContent).toContain('Member QSD0042, 3 nights left to redeem');
    expect(container.textContent).toContain('Petrel');
    expect(container.textContent).toMatch(/11\.20\sm/);
    expect(screen.getByRole('link', { name: 'View full card' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/boaters\//),
    );
  });

  it('shows the mail address where there is no name', async () => {
    await show(withBoater({ first_name: '', last_name: '' }));
    expect(screen.getByRole('heading', { name: 'ines@example.org' })).not.toBeNull();
  });

  it('sends and withdraws the link of the boater in a dialog', async () => {
    const server = new ServerDouble()
      .answer(boaterLinkApi.show, { state: 'EXPIRED', expires_at: '2027-08-17T22:00:00.000Z', sent_at: null })
      .answer(boaterLinkApi.send, receiptExample);
    const { user } = await show(withBoater({}), editable, true, server);
    await user.click(screen.getByRole('button', { name: 'Boater’s link' }));
    const dialog = await screen.findByRole('dialog', { name: 'Link for Inès Delacroix' });
    expect(await within(dialog).findByText(/The link expired on .+ for another 30 days/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Withdraw the link' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Send the link by email' }));
    expect(await screen.findByText('Link sent to Inès Delacroix.')).toBeVisible();
    expect(server.inputs(boaterLinkApi.send)).toEqual([{ reservation_id: example.id }]);
  });

  it('shows masked data as text, with a word on when it is shown', async () => {
    await show(withBoater({ email: 'i****************', phone: '+************' }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/shown in full once a reservation is approved/)).not.toBeNull();
  });

  it.each([
    ['a guest', withBoater({ is_guest: true }), editable, /Provided by the boater/],
    ['a marina without the permission', withBoater({}), {}, /cannot be edited in this marina/],
  ])('does not let %s be edited, and says why', async (_name, reservation, as, words) => {
    await show(reservation, as);
    expect(editButton().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(words)).not.toBeNull();
  });

  it('saves what was changed with Update', async () => {
    const { user, server } = await show(withBoater({}));
    await user.click(editButton());
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    await user.clear(phone);
    await user.type(phone, '+33-600000000');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(server.inputs(boaterApi.update)).toEqual([{ boater_id: example.boater.id, phone: '+33-600000000' }]);
    expect(editButton()).not.toBeNull();
  });

  it('asks for names of those without an account only, and not for what is masked', async () => {
    const { user } = await show(withBoater({ email: 'i*****' }));
    await user.click(editButton());
    expect(screen.getByRole('textbox', { name: 'First name' })).not.toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
  });

  it('shows what is wrong at its field, once it was left, and sends nothing', async () => {
    const { user, server } = await show(withBoater({}));
    await user.click(editButton());
    const email = screen.getByRole('textbox', { name: 'Email' });
    await user.clear(email);
    expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(server.received(boaterApi.update)).toHaveLength(0);
  });

  it('leaves everything as it was with Cancel', async () => {
    const { user, server } = await show(withBoater({}));
    await user.click(editButton());
    await user.type(screen.getByRole('textbox', { name: 'Address' }), 'Quai 1');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(server.received(boaterApi.update)).toHaveLength(0);
  });
});
