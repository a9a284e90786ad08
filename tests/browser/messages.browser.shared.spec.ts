import { afterAll, afterEach, beforeAll, describe, it } from '@jest/globals';
import { boaterApi } from '../../contracts/customers/api.js';
import { messageApi } from '../../contracts/messages/api.js';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { PNG } from '../fixtures/furnished-marina.js';
import { somebody } from '../fixtures/harbour.js';
import { EDITOR } from '../fixtures/permissions.js';
import { expect, SCREENS } from './browser.js';
import { FrontDesk } from './front-desk.js';
import { fits } from './layout.js';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];
const HOSTILE = '<img src=x onerror="document.title=\'broken\'"><script>document.title="broken"</script>';

describe('messages, on screen', () => {
  let desk: FrontDesk;
  let stay: { id: string; link: string };
  beforeAll(async () => {
    desk = await FrontDesk.open({ marina: { permissions: { reservation: true, inventory: true, chat: true } } });
    const { server, harbour } = desk;
    const { token } = harbour;
    stay = await harbour.request({ boater: somebody({ first_name: 'Jonas', last_name: 'Weber' }) });
    const text = 'Does that also work with 2.20 m draft?';
    await server.must(boaterReservationApi.message, { token: stay.link, body: { text } });
    const person = { first_name: 'Manon', last_name: 'Fontaine', email: 'manon@example.org' };
    const { id: boater_id } = await server.must(boaterApi.add, { token, body: person });
    const written = { boater_id, text: 'Your card is ready.', chat_view: 'General' as const };
    await server.must(messageApi.create, { token, body: written });
    await server.settled(20_000);
  });
  afterEach(() => desk.browser.closeWindows('messages'));
  afterAll(() => desk.close());

  it('are found, read and answered in the inbox with the keyboard', async () => {
    const page = await desk.window(desk.harbour.staff, '/messages');
    const list = page.getByRole('region', { name: 'Conversations' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await list.getByRole('searchbox').fill('draft');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await list.getByRole('link', { name: /Jonas Weber/ }).press('Enter');
    const talk = page.getByRole('region', { name: 'Conversation with Jonas Weber' });
    await expect(talk.getByText('Does that also work with 2.20 m draft?')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('Petrel');
    await talk.getByRole('textbox', { name: 'Write a message' }).fill('Yes, it does.');
    await talk.getByRole('textbox', { name: 'Write a message' }).press('Control+Enter');
    await expect(talk.getByText(/^You, /)).toBeVisible();
    // It was in view for more than a second, so it is read.
    await expect(list.getByRole('button', { name: 'Unread 0' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Conversation with Jonas Weber' })).toBeVisible();
  });

  it('carry files both ways, and show markup as text', async () => {
    const page = await desk.window(desk.harbour.staff, `/messages?chat=${stay.id}`);
    const talk = page.getByRole('region', { name: 'Conversation with Jonas Weber' });
    const tides = { name: 'tides.png', mimeType: 'image/png', buffer: PNG };
    await talk.locator('input[type=file]').setInputFiles(tides);
    await expect(talk.getByText('tides.png')).toBeVisible();
    await talk.getByRole('textbox', { name: 'Write a message' }).fill(HOSTILE);
    await talk.getByRole('button', { name: 'Send' }).click();
    await expect(talk.getByRole('button', { name: 'Download tides.png' })).toBeVisible();
    await expect(talk.getByText(HOSTILE)).toBeVisible();
    const boater = await desk.boaterWindow(stay.link);
    await expect(boater.getByText(HOSTILE)).toBeVisible();
    await expect(boater.getByRole('button', { name: 'Download tides.png' })).toBeVisible();
    const card = { name: 'card.png', mimeType: 'image/png', buffer: PNG };
    await boater.locator('input[type=file][aria-label="Attach a file"]').setInputFiles(card);
    await boater.getByRole('button', { name: 'Send message' }).click();
    await expect(boater.getByRole('button', { name: 'Download card.png' })).toBeVisible();
    await expect(talk.getByRole('button', { name: 'Download card.png' })).toBeVisible();
    expect(await boater.title()).not.toBe('broken');
    expect(await page.title()).not.toBe('broken');
    // The window stays open until the boater's file counts as read.
    const list = page.getByRole('region', { name: 'Conversations' });
    await expect(list.getByRole('button', { name: 'Unread 0' })).toBeVisible();
  });

  it('are notified at the bell, which leads to the record', async () => {
    const page = await desk.window(desk.harbour.staff, '/reservations');
    await page.getByRole('button', { name: /unread message|Messages and notifications/ }).click();
    const bell = page.getByRole('dialog', { name: 'Messages and notifications' });
    // Everything is read, so the bell opens with what is news.
    await expect(bell.getByRole('tab', { name: /Notifications/ })).toHaveAttribute('aria-selected', 'true');
    const news = bell.getByRole('listitem').filter({ hasText: 'Jonas Weber has requested a berth' });
    await expect(news).toBeVisible();
    await news.getByRole('link').press('Enter');
    await expect(page).toHaveURL(new RegExp(`/reservations/${stay.id}`));
    await expect(page.getByRole('button', { name: 'Messages and notifications' })).toBeVisible();
  });

  it('are linked with their marina: the link of a notification changes to it, and opens nothing for strangers', async () => {
    const { server, harbour } = desk;
    const other = await server.openMarina({ name: 'Port of the other side' });
    const works = (ids: readonly string[]) => ids.map((marina_id) => ({ marina_id, permissions: EDITOR }));
    const link = `/reservations/${stay.id}?marina=${harbour.marina}`;
    const both = await server.addUser({ marinas: works([other, harbour.marina]) });
    const page = await desk.window(both, '/customers');
    await expect(page.getByText('Port of the other side').first()).toBeVisible();
    await page.goto(server.url + link);
    await expect(page).toHaveURL(`${server.url}/reservations/${stay.id}`);
    await expect(page.getByText('Jonas Weber').first()).toBeVisible();
    await expect(page.getByText('Port of the other side')).toHaveCount(0);

    const stranger = await desk.window(await server.addUser({ marinas: works([other]) }), link);
    await expect(stranger.getByText('Page not found')).toBeVisible();
    await expect(stranger).toHaveURL(`${server.url}/reservations/${stay.id}`);
    await expect(stranger.getByText('Port of the other side').first()).toBeVisible();
    await expect(stranger.getByText('Jonas Weber')).toHaveCount(0);
  });

  it.each(WIDTHS)('fit into a window of %d pixels', async (width) => {
    const page = await desk.window(desk.harbour.staff, '/messages', { viewport: { width, height: 900 } });
    await expect(page.getByRole('link', { name: /Jonas Weber/ })).toBeVisible();
    await fits(page);
    await page.getByRole('link', { name: /Jonas Weber/ }).click();
    await expect(page.getByText('Does that also work with 2.20 m draft?').last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport();
    await fits(page);
  });

  it('show one pane at a time on a phone, with a way back', async () => {
    const page = await desk.window(desk.harbour.staff, '/messages', { viewport: SCREENS.phone });
    await page.getByRole('link', { name: /Manon Fontaine/ }).click();
    await expect(page.getByRole('link', { name: /Jonas Weber/ })).toBeHidden();
    await page.getByRole('button', { name: 'Back to the conversations' }).click();
    await expect(page.getByRole('link', { name: /Jonas Weber/ })).toBeVisible();
  });
});
