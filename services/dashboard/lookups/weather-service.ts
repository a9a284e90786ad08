import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Weather } from '../../../contracts/dashboard/figures.js';
import { ListMarinaPositions } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Settings } from '../../platform/settings/settings.js';
import { LOGGER, SETTINGS } from '../../platform/tokens.js';
import { openMeteoAnswer, openMeteoQuestion, weatherOf } from '../domain/forecast.js';

/** Milliseconds that the service has for an answer. */
const LONGEST_ANSWER_MS = 3_000;
/** A forecast is asked for again after this time, and sooner if there was none. */
const FRESH_MS = 30 * 60_000;
const AGAIN_MS = 60_000;
/** Forecasts of more marinas than this are not kept. */
const MOST_KEPT = 1_000;

interface Kept {
  /** Milliseconds since the epoch at which it is asked for again. */
  readonly until: number;
  readonly weather: Promise<Weather | null>;
}

/** The weather from the forecast service of `WEATHER_URL`; without one, and for marinas without a position, null. */
@Injectable()
export class WeatherService {
  private readonly kept = new Map<string, Kept>();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async at(marina_id: string): Promise<Weather | null> {
    const { WEATHER_URL: address } = this.settings;
    if (address === undefined) return null;
    const now = this.clock.now().getTime();
    const known = this.kept.get(marina_id);
    if (known !== undefined && now < known.until) return known.weather;
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    const weather = this.load(address, marina_id);
    this.kept.set(marina_id, { until: now + FRESH_MS, weather });
    if ((await weather) === null) this.kept.set(marina_id, { until: now + AGAIN_MS, weather });
    return weather;
  }

  /** A service that fails, or answers something else, only means that no weather is shown. */
  private async load(address: string, marina_id: string): Promise<Weather | null> {
    const position = (await this.queries.execute(new ListMarinaPositions())).get(marina_id);
    if (position === undefined) return null;
    try {
      const url = new URL(address);
      for (const [name, value] of openMeteoQuestion(position)) url.searchParams.set(name, value);
      const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST_ANSWER_MS) });
      if (!response.ok) throw new Error(`the forecast service answered ${response.status}`);
      return weatherOf(openMeteoAnswer.parse(await response.json()), this.clock.nowIso());
    } catch (error) {
      this.logger.warn({ err: error }, 'the forecast service gives no forecast');
      return null;
    }
  }
}
