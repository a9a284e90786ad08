import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { narrowWindow } from '../../../testing/narrow-window.js';
import { renderUi } from '../../../testing/render-ui.js';
import { initialsOf } from './avatar.js';
import { Banner } from './banner.js';
import { BottomBar } from './bottom-bar.js';
import { KeyValues } from './key-values.js';
import { Page } from './page.js';
import { Section } from './section.js';
import { Tabs } from './tabs.js';
import { Timeline } from './timeline.js';

describe('a page', () => {
  it('has a title, and an arrow that leads back', async () => {
    const { user, address } = await renderUi(
      <Page title="R-20409" back={{ to: '/reservations', label: 'Back to the reservations' }}>
        content
      </Page>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'R-20409' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the reservations' }));
    await waitFor(() => expect(address()).toBe('/reservations'));
  });

  it('has parts that are named by their titles', async () => {
    await renderUi(<Section title="Stay and price">content</Section>);
    expect(screen.getByRole('region', { name: 'Stay and price' })).toHaveTextContent('content');
  });
});

describe('a page on a phone', () => {
  afterEach(() => narrowWindow(false));

  const bar = () => document.querySelector<HTMLElement>('[data-page-bar]');
  const menu = <button>Edit or cancel</button>;

  it('has arrow, title and menu in a bar of its own, and what is said and done under it', async () => {
    narrowWindow(true);
    await renderUi(
      <Page title="R-20409" back={{ to: '/reservations' }} menu={menu} actions={<button>Save</button>} chip="Booked">
        content
      </Page>,
    );
    const inBar = within(bar()!);
    expect(inBar.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/reservations');
    expect(inBar.getByRole('heading', { level: 1, name: 'R-20409' })).toBeVisible();
    expect(inBar.getByRole('button', { name: 'Edit or cancel' })).toBeVisible();
    expect(bar()).not.toContainElement(screen.getByRole('button', { name: 'Save' }));
    expect(bar()).not.toContainElement(screen.getByText('Booked'));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('leaves the bar to the shell without a way back', async () => {
    narrowWindow(true);
    await renderUi(<Page title="Reservations">content</Page>);
    expect(bar()).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Reservations' })).toBeVisible();
  });

  it('has no bar where there is room', async () => {
    await renderUi(
      <Page title="R-20409" back={{ to: '/reservations' }} menu={menu}>
        content
      </Page>,
    );
    expect(bar()).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit or cancel' })).toBeVisible();
  });
});

describe('tabs', () => {
  const tabs = [
    { id: 'details', label: 'Details', to: '/?tab=0' },
    { id: 'messages', label: 'Messages', to: '/?tab=1', count: 2 },
  ];

  it('are links with addresses, and the current one is marked', async () => {
    const { user, address } = await renderUi(<Tabs label="Reservation" tabs={tabs} current="details" />);
    expect(screen.getByRole('link', { name: 'Details' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('link', { name: /Messages/ }));
    await waitFor(() => expect(address()).toBe('/?tab=1'));
  });
});

it('the bottom bar sums up and is a place of its own', async () => {
  await renderUi(
    <BottomBar label="What can be done" facts={[{ label: 'total', value: 'EUR 710.50' }]}>
      <button>Approve</button>
    </BottomBar>,
  );
  const bar = screen.getByRole('region', { name: 'What can be done' });
  expect(bar).toHaveTextContent('EUR 710.50');
  expect(bar).toContainElement(screen.getByRole('button', { name: 'Approve' }));
});

it('facts pair each name with its value', async () => {
  await renderUi(<KeyValues items={[{ label: 'Total', value: 'EUR 710.50', total: true }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('Total');
  expect(screen.getByRole('definition')).toHaveTextContent('EUR 710.50');
});

it('a timeline lists what happened in the order given', async () => {
  await renderUi(
    <Timeline
      entries={[
        { id: '2', kind: 'our_move', title: 'Offer accepted', by: 'Jonas Weber, today' },
        { id: '1', kind: 'waiting', title: 'Price sent', by: 'Hanna Lindqvist', lines: ['Discount none to 10 %'] },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Offer acceptedJonas Weber, today',
    'Price sentHanna LindqvistDiscount none to 10 %',
  ]);
});

it('a banner is announced only when it appears while the page is open', async () => {
  await renderUi(
    <>
      <Banner tone="our_move" title="Next: your move" />
      <Banner tone="wrong" title="C07 is taken" live />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('C07 is taken');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it.each([
  ['Jonas Weber', 'JW'],
  ['Pieter van Dam', 'PD'],
  ['Ægir', 'Æ'],
  ['jonas@posteo.example', 'JP'],
  ['  ', ''],
])('the initials of %p are %p', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
