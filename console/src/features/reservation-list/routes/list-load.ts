import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ListReservations } from '../../../../../contracts/reservations/list.js';
import { loadOptions } from '../../../lib/api/use-load.js';
import { readState } from '../../../lib/url/use-list-state.js';
import { listDefaults, readAddress } from '../model/list-address.js';
import { questionOf } from '../model/list-question.js';
import type { Edition } from '../model/list-tabs.js';

/** Loads one page of a marina's list; the page before stays until the next one is there. */
export function listLoad(question: ListReservations) {
  return loadOptions(reservationCalls.getall, question, { topics: [{ topic: 'reservations' }], keepPrevious: true });
}

/** What the list asks at an address, before it is there itself. */
export function listLoadAt(search: string, edition: Edition) {
  const { choices, page } = readAddress(readState(new URLSearchParams(search), listDefaults), edition);
  return listLoad(questionOf(choices, edition, page));
}
