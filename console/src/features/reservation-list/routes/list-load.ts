import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import type { ListReservations } from '../../../../../contracts/reservations/list.js';
import { loadOptions } from '../../../lib/api/use-load.js';
import { readState } from '../../../lib/url/use-list-state.js';
import { listDefaults, readAddress } from '../model/list-address.js';
import { questionOf } from '../model/list-question.js';
import type { Edition } from '../model/list-tabs.js';

/** Loads one page of a marina's list. The previous page stays on screen until the next one has arrived. */
export function listLoad(question: ListReservations) {
  return loadOptions(reservationCalls.getall, question, { topics: [{ topic: 'reservations' }], keepPrevious: true });
}

/** The request that the list sends at an address. It can start before the list is shown. */
export function listLoadAt(search: string, edition: Edition) {
  const { choices, page } = readAddress(readState(new URLSearchParams(search), listDefaults), edition);
  return listLoad(questionOf(choices, edition, page));
}
