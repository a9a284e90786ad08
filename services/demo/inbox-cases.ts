import { messageApi } from '../../contracts/messages/api.js';
import { notificationApi } from '../../contracts/notifications/api.js';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { commandId, type DemoWorld, unlessRefused } from './demo-world.js';
import type { DemoMarina } from './marinas.js';
import { questions } from './words/letters.js';
import { byText } from '../../contracts/vocabulary/sorting.js';

/** A conversation about an absence, which staff begin. */
export async function writeAboutAbsence(
  world: DemoWorld,
  marina: DemoMarina,
  about: { readonly boater_id: string; readonly absence_report_id: string },
): Promise<void> {
  const text = 'Thank you for letting us know. We will look after your lines and may let your berth in the meantime.';
  await write(world, marina, { ...about, chat_view: 'AbsenceReport', text });
}

/** A conversation about no record, which staff begin. */
export async function writeToResident(world: DemoWorld, marina: DemoMarina): Promise<void> {
  const resident = world.residents.toSorted((one, other) => byText(one.name, other.name)).at(-1);
  if (resident === undefined) return;
  const text = 'The water on your pier will be off on Tuesday from 8 to 10 a.m. while we replace a valve.';
  await write(world, marina, { boater_id: resident.boater_id, chat_view: 'General', text });
}

/**
 * Everyone who works in a marina has read what boaters wrote and what happened in half a year. After that some boaters
 * write, so that the bell of a new user shows the few things that are left to answer.
 */
export async function leaveInbox(world: DemoWorld, marinas: readonly DemoMarina[], chain: string): Promise<void> {
  const { client } = world.host;
  await world.host.settle();
  for (const { id, code, staff } of marinas) {
    for (const [index, token] of [...staff, chain].entries()) {
      const by = (what: string) => ({ token, marina_id: id, commandId: commandId(world, code, what, index) });
      unlessRefused(world, await client.call(notificationApi.readAll, by('news read')));
      unlessRefused(world, await client.call(messageApi.readAll, by('messages read')));
    }
  }
  for (const { code } of marinas) {
    for (const [index, { visit, token, contact }] of twoPeople(world, code).entries()) {
      const text = questions[contact.language][index] ?? '';
      const by = { token, commandId: commandId(world, 'question', visit) };
      unlessRefused(world, await client.call(boaterReservationApi.message, { body: { text }, ...by }));
    }
  }
  await world.host.settle();
}

/** Two boaters of a marina who can be told apart by their names. */
function twoPeople({ writers }: DemoWorld, code: string): DemoWorld['writers'] {
  const own = writers.filter(({ marina_code }) => marina_code === code);
  const [first, ...others] = own.toSorted((one, other) => byText(one.visit, other.visit));
  const second = others.find(({ contact }) => contact.last_name !== first?.contact.last_name);
  return [first, second].filter((one) => one !== undefined);
}

async function write(
  world: DemoWorld,
  marina: DemoMarina,
  message: {
    readonly boater_id: string;
    readonly absence_report_id?: string;
    readonly chat_view: 'AbsenceReport' | 'General';
    readonly text: string;
  },
): Promise<void> {
  const [token] = marina.staff;
  const by = { token, commandId: commandId(world, marina.code, 'conversation', message.chat_view) };
  unlessRefused(world, await world.host.client.call(messageApi.create, { body: message, ...by }));
}
