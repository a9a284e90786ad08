import { dashboardApi } from '../../../contracts/dashboard/api.js';
import type { StayForecast } from '../../../contracts/dashboard/figures.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { WeatherService } from '../lookups/weather-service.js';

/** The weather forecast for the nights of a stay. */
@Handles(dashboardApi.forecast)
export class ShowForecast {
  constructor(private readonly service: WeatherService) {}

  async execute({
    input: { start_date, end_date },
    marina_id,
  }: ReceivedCall<typeof dashboardApi.forecast>): Promise<StayForecast> {
    const forecast = await this.service.ahead(marina_id);
    if (typeof forecast === 'string') return { standing: forecast, days: [], until: null };
    return {
      standing: 'known',
      days: forecast.filter(({ date }) => date >= start_date && date < end_date),
      until: forecast.at(-1)?.date ?? null,
    };
  }
}
