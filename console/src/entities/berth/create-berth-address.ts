/** The stay that the new berth is for: its page opens again once the berth is saved. */
export interface BerthSeeker {
  readonly reservation_id: string;
  readonly vessel_id: string | null;
}

/** The address of a new berth as it was searched for: a trailing number is the berth's, the rest the pier's name (spec 3 §2). */
export function createBerthAddress(typed: string, { reservation_id, vessel_id }: BerthSeeker): string {
  const [, pier = '', number = ''] = /^(.*?)\s*(\d{0,5})$/.exec(typed.trim()) ?? [];
  const query = new URLSearchParams({ reservation_id });
  if (vessel_id !== null) query.set('vessel_id', vessel_id);
  if (pier !== '') query.set('pier_name', pier);
  if (number !== '') query.set('berth_number', number);
  return `/berths/create?${query.toString()}`;
}
