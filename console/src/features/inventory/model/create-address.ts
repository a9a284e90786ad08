const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the address of a new berth carries from the search that did not find it (spec 3 §2). */
export interface CreateAddress {
  readonly vesselId: string | null;
  readonly reservationId: string | null;
  readonly pierName: string | null;
  readonly number: number | null;
}

/** Reads the query of `/berths/create`. Values of another shape are ignored. */
export function createAddress(params: URLSearchParams): CreateAddress {
  const id = (name: string): string | null => {
    const value = params.get(name) ?? '';
    return ID.test(value) ? value : null;
  };
  const pier = (params.get('pier_name') ?? '').trim().slice(0, 60);
  const number = params.get('berth_number') ?? '';
  return {
    vesselId: id('vessel_id'),
    reservationId: id('reservation_id'),
    pierName: pier === '' ? null : pier,
    number: /^[1-9]\d{0,4}$/.test(number) ? Number(number) : null,
  };
}

/** The pier that a name means: without regard to case. */
export function pierNamed<P extends { readonly name: string }>(piers: readonly P[], name: string): P | null {
  const wanted = name.trim().toLocaleLowerCase();
  return piers.find((pier) => pier.name.toLocaleLowerCase() === wanted) ?? null;
}
