import { setTimeout as pause } from 'node:timers/promises';
import { reservationApi } from '../../contracts/reservations/api.js';
import { quantile, spread } from './findings.js';
import type { ServedProduct } from './served-product.js';

const EVERY_MS = 50;

/** A staff member who keeps working while other clients misbehave; measures the response times. */
export class Bystander {
  readonly times: number[] = [];
  readonly wrong: string[] = [];
  private working = true;
  private readonly done: Promise<void>;

  constructor(
    private readonly served: ServedProduct,
    private readonly token: string,
    /** Interval between two requests. Several desks of one session share its rate limit. */
    private readonly everyMs = EVERY_MS,
  ) {
    this.done = this.work();
  }

  get p99(): number {
    return quantile(this.times, 0.99);
  }

  get summary(): string {
    return `${this.times.length} of the desk's requests, ${spread(this.times)}`;
  }

  async stop(): Promise<void> {
    this.working = false;
    await this.done;
  }

  private async work(): Promise<void> {
    while (this.working) {
      const started = performance.now();
      try {
        await this.served.ask(reservationApi.getall.path, this.token, { filter: { edition: 'full' } });
        this.times.push(performance.now() - started);
      } catch (error) {
        this.wrong.push(String(error));
      }
      await pause(this.everyMs);
    }
  }
}
