/** Programs of the product: one that does everything, or several that share the work. */
export type Role = 'standalone' | 'api' | 'projector' | 'relay' | 'scheduler';

/** The work of a process: tasks whose lease it holds, and services for its clients. */
export interface RoleWork {
  /** Feeds the read models. */
  readonly readModels: boolean;
  /** Runs the policies and the scheduled jobs. */
  readonly policies: boolean;
  /** Publishes public messages. */
  readonly feed: boolean;
  /** Pushes hints to its connected sockets. */
  readonly sockets: boolean;
}

const nothing: RoleWork = { readModels: false, policies: false, feed: false, sockets: false };

export const WORK_OF_ROLE: Readonly<Record<Role, RoleWork>> = {
  standalone: { readModels: true, policies: true, feed: true, sockets: true },
  api: { ...nothing, sockets: true },
  projector: { ...nothing, readModels: true },
  relay: { ...nothing, feed: true },
  scheduler: { ...nothing, policies: true },
};
