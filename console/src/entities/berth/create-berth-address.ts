/** The address of a new berth as it was searched for: a trailing number is the berth's, the rest the pier's name (spec 3 §2). */
export function createBerthAddress(typed: string): string {
  const [, pier = '', number = ''] = /^(.*?)\s*(\d{0,5})$/.exec(typed.trim()) ?? [];
  const query = new URLSearchParams();
  if (pier !== '') query.set('pier_name', pier);
  if (number !== '') query.set('berth_number', number);
  return `/berths/create?${query.toString()}`;
}
