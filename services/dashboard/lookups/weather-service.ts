import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { DayForecast, Weather } from '../../../contracts/dashboard/figures.js';
import type { ForecastStanding } from '../../../contracts/dashboard/vocabulary.js';
import { FindMarina, ListMarinaPositions } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Settings } from '../../platform/settings/settings.js';
import { LOGGER, SETTINGS } from '../../platform/tokens.js';
import {
  daysAnswer,
  daysOf,
  daysQuestion,
  openMeteoAnswer,
  openMeteoQuestion,
  type Position,
  weatherOf,
} from '../domain/forecast.js';

/** Milliseconds that the service has for an answer. */
const LONGEST_ANSWER_MS = 3_000;
/** A forecast is asked for again after this time, and sooner if there was none. */
const FRESH_MS = 30 * 60_000;
const AGAIN_MS = 60_000;
/** Forecasts of more marinas than this are not kept. */
const MOST_KEPT = 1_000;

/** Why a marina has no forecast. */
type NoForecast = Exclude<ForecastStanding, 'known'>;

interface Kept<T> {
  /** Milliseconds since the epoch at which it is asked for again. */
  readonly until: number;
  readonly answer: Promise<T | NoForecast>;
}

type Answers<T> = Map<string, Kept<T>>;

/** The weather from the forecast service of `WEATHER_URL`, which is only sent the position of a marina. */
@Injectable()
export class WeatherService {
  private readonly now: Answers<Weather> = new Map();
  private readonly days: Answers<readonly DayForecast[]> = new Map();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** The weather now and in the next 24 hours; null where there is no forecast. */
  async at(marina_id: string): Promise<Weather | null> {
    const weather = await this.kept(this.now, marina_id, (position) => {
      const read = (body: unknown) => weatherOf(openMeteoAnswer.parse(body), this.clock.nowIso());
      return this.load(openMeteoQuestion(position), read);
    });
    return typeof weather === 'string' ? null : weather;
  }

  /** The days of the marina that the service knows, from today on; or why it knows none. */
  async ahead(marina_id: string): Promise<readonly DayForecast[] | NoForecast> {
    return this.kept(this.days, marina_id, async (position) => {
      const marina = await this.queries.execute(new FindMarina(marina_id));
      const time_zone = marina?.time_zone ?? 'UTC';
      return this.load(daysQuestion(position, time_zone), (body) => daysOf(daysAnswer.parse(body)));
    });
  }

  private async kept<T>(
    answers: Answers<T>,
    marina_id: string,
    load: (position: Position) => Promise<T | NoForecast>,
  ): Promise<T | NoForecast> {
    if (this.settings.WEATHER_URL === undefined) return 'not_set';
    const now = this.clock.now().getTime();
    const known = answers.get(marina_id);
    if (known !== undefined && now < known.until) return known.answer;
    if (answers.size >= MOST_KEPT) answers.clear();
    const answer = this.position(marina_id).then((position) => (position === null ? 'no_position' : load(position)));
    answers.set(marina_id, { until: now + FRESH_MS, answer });
    if (typeof (await answer) === 'string') answers.set(marina_id, { until: now + AGAIN_MS, answer });
    return answer;
  }

  private async position(marina_id: string): Promise<Position | null> {
    return (await this.queries.execute(new ListMarinaPositions())).get(marina_id) ?? null;
  }

  /** A service that fails, or answers something else, only means that no weather is shown. */
  private async load<T>(question: URLSearchParams, read: (body: unknown) => T): Promise<T | NoForecast> {
    const { WEATHER_URL: address } = this.settings;
    if (address === undefined) return 'not_set';
    try {
      const url = new URL(address);
      for (const [name, value] of question) url.searchParams.set(name, value);
      const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST_ANSWER_MS) });
      if (!response.ok) throw new Error(`the forecast service answered ${response.status}`);
      return read(await response.json());
    } catch (error) {
      this.logger.warn({ err: error }, 'the forecast service gives no forecast');
      return 'no_answer';
    }
  }
}
