/**
 * Tasks that the palette finds by their verbs, with the screen where they are done and the entry that must be open to
 * the reader. Each has a name (`task_…`) and further words to find it by (`find_…`).
 */
const TASKS = [
  { id: 'arrive', to: '/activity', under: '/activity' },
  { id: 'conflict', to: '/activity?tab=conflicts', under: '/activity' },
  { id: 'walk', to: '/berths', under: '/berths' },
  { id: 'write', to: '/messages', under: '/messages' },
  { id: 'find_berth', to: '/matching', under: '/matching' },
  { id: 'move_boat', to: '/plan', under: '/plan' },
  { id: 'group', to: '/groups/new', under: '/reservations' },
  { id: 'absence', to: '/absence-reports/create/new', under: '/absence-reports' },
  { id: 'cash_up', to: '/payments?tab=cash_up', under: '/payments?tab=cash_up' },
  { id: 'invoice', to: '/payments?tab=invoices', under: '/payments?tab=cash_up' },
  { id: 'bookkeeping', to: '/payments?tab=export', under: '/marina_settings' },
  { id: 'out_of_service', to: '/closures/create', under: '/inventory' },
  { id: 'prices', to: '/price_settings', under: '/marina_settings' },
] as const;
export type PaletteTask = (typeof TASKS)[number];

/** The tasks of a menu whose open entries have these addresses. */
export function paletteTasks(open: ReadonlySet<string>): PaletteTask[] {
  return TASKS.filter(({ under }) => open.has(under));
}
