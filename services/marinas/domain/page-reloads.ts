import type { PageReloadEvent } from './page-reload-events.js';

/** How often open pages were reloaded; each request stands for itself. */
export interface PageReloads {
  readonly requests: number;
}

export interface RequestReload {
  readonly type: 'RequestReload';
  /** Null: all marinas. */
  readonly marina_id: string | null;
}

export function initial(): PageReloads {
  return { requests: 0 };
}

export function evolve({ requests }: PageReloads, _event: PageReloadEvent): PageReloads {
  return { requests: requests + 1 };
}

export function decide({ marina_id }: RequestReload): PageReloadEvent[] {
  return [{ type: 'PagesReloadRequested', data: { marina_id } }];
}
