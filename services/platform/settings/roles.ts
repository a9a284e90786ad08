/** Programs of the product: one that does everything, or several that share the work. */
export type Role = 'standalone' | 'api' | 'projector' | 'relay' | 'scheduler';

/** What a process does for the others, where it holds the lease, and for those who call it. */
export interface RoleWork {
  /** Feeds the read models. */
  readonly readModels: boolean;
  /** Runs the policies, and the jobs that go by the clock. */
  readonly policies: boolean;
  /** Hands public messages on. */
  readonly feed: boolean;
  /** Pushes hints to the sockets that are connected to it. */
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
