/** The state of the list of changes in its address: `?berth=` and `?reservation=` name the only ones shown. */
export const changeDefaults = { berth: '', reservation: '', page: 1, page_size: 25 };

const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The last page that a list may be asked for. */
const MOST_PAGES = 100_000;

interface Asked {
  readonly page: number;
  readonly page_size: number;
  readonly berth_id?: string;
  readonly reservation_id?: string;
}

/** The question for the server; what an address has in another shape is left out. */
export function changesAsked({ berth, reservation, page, page_size }: typeof changeDefaults): Asked {
  return {
    page: Math.min(MOST_PAGES, Math.max(1, Math.trunc(page))),
    page_size: Math.min(100, Math.max(1, Math.trunc(page_size))),
    ...(ID.test(berth) ? { berth_id: berth } : {}),
    ...(ID.test(reservation) ? { reservation_id: reservation } : {}),
  };
}
