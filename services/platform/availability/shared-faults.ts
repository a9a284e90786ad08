/**
 * Faults that many workers of a process meet at the same time, such as an engine that is away. The first one reports the
 * fault, and it counts as reported until all have recovered.
 */
export class SharedFaults {
  private readonly affected = new Map<string, Set<object>>();

  /** Returns true if no other worker has the fault, so that it is to be reported. */
  begins(fault: string, worker: object): boolean {
    const workers = this.affected.get(fault) ?? new Set();
    const isFirst = workers.size === 0;
    workers.add(worker);
    this.affected.set(fault, workers);
    return isFirst;
  }

  /** Call it when the worker works again, and when it is stopped. */
  recovers(worker: object): void {
    for (const workers of this.affected.values()) workers.delete(worker);
  }
}
