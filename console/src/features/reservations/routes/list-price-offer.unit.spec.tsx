import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { reservationPriceApi } from '../../../../../contracts/reservations/api.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { aMarina, aRequest, openPage } from './open-page.fixture.js';

const listed = {
  ...reservationPriceApi.calculatePrice.example.answer,
  price_per_night: 60,
  discount_percent: 0,
  count_descriptions: null,
};
const aServer = () => new ServerDouble().answer(reservationPriceApi.calculatePrice, listed);

/** A request without an offer in a marina whose price list has a price for it. */
const unpriced = (changes: Parameters<typeof aRequest>[0] = {}) =>
  aRequest({
    commercial: true,
    live_aboard: true,
    passeport_escales: true,
    ...changes,
    payment: { price_per_night: null, additional_charges: {}, custom_surcharges: [], ...changes.payment },
  });
const price = () => within(document.querySelector<HTMLElement>('[data-part=price]')!);

describe('the offer of a short stay at the list price', () => {
  it('is one sentence with its lines, the kind of the stay and a button that opens the fields', async () => {
    const { user } = await openPage(unpriced(), { server: aServer() });
    expect(
      price().getByText(
        /^The list price for 5 nights is EUR\s315\.00\. Payment: Deposit online, the rest at the marina\.$/,
      ),
    ).toBeInTheDocument();
    expect(price().getByText('Commercial boat, Liveaboard, Passeport Escales')).toBeInTheDocument();
    expect(price().queryAllByRole('textbox')).toEqual([]);
    expect(price().queryAllByRole('combobox')).toEqual([]);
    expect(
      price()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Adjust']);
    expect(screen.getAllByRole('button', { name: 'Send price' })[0]).not.toHaveAttribute('aria-disabled');
    await user.click(price().getByRole('button', { name: 'Adjust' }));
    expect(screen.getByLabelText(/Price per night/)).toHaveFocus();
    expect(screen.getByLabelText('Discount')).toBeInTheDocument();
    expect(price().queryByRole('button', { name: 'Adjust' })).toBeNull();
  });

  it('is paid at the marina where the marina takes no payments online', async () => {
    const marina = aMarina();
    const settings = { ...marina.marina_settings, accepts_online_payments: false };
    await openPage(unpriced(), { server: aServer(), as: { marina: { ...marina, marina_settings: settings } } });
    expect(price().getByText(/Payment: At the marina\.$/)).toBeInTheDocument();
  });

  it.each([
    ['a price was saved', unpriced({ payment: { price_per_night: 60 } })],
    ['the price list has no price', unpriced({ payment: { pricing_plan: null } })],
    ['the stay has a contract', unpriced({ contract_id: 'year', contract_name: 'Year' })],
  ])('has its fields where %s', async (_, reservation) => {
    await openPage(reservation, { server: aServer() });
    expect(screen.getByLabelText(/Price per night/)).toBeInTheDocument();
  });

  it('has its fields once the price list says something else', async () => {
    const server = new ServerDouble().answer(reservationPriceApi.calculatePrice, { ...listed, price_per_night: 66 });
    await openPage(unpriced(), { server });
    await waitFor(() => expect(screen.getByLabelText(/Price per night/)).toHaveValue('60.00'));
    expect(screen.getByText(/^Price list: EUR\s66\.00/)).toBeInTheDocument();
  });

  it('keeps its fields open with what was typed before a reload', async () => {
    const { user, unmount } = await openPage(unpriced(), { server: aServer() });
    await user.click(price().getByRole('button', { name: 'Adjust' }));
    const field = screen.getByLabelText(/Price per night/);
    await user.clear(field);
    await user.type(field, '55');
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
    const kept = keys.map((key) => [key, sessionStorage.getItem(key) ?? ''] as const);
    unmount();
    for (const [key, value] of kept) sessionStorage.setItem(key, value);
    await openPage(unpriced(), { server: aServer() });
    expect(screen.getByLabelText(/Price per night/)).toHaveValue('55.00');
  });
});
