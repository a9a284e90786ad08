import { dashboardApi } from '../../../contracts/dashboard/api.js';
import type { Weather } from '../../../contracts/dashboard/figures.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { WeatherService } from '../lookups/weather-service.js';

/** The weather at a marina. */
@Handles(dashboardApi.weather)
export class ShowWeather {
  constructor(private readonly service: WeatherService) {}

  async execute({ marina_id }: ReceivedCall<typeof dashboardApi.weather>): Promise<{ weather: Weather | null }> {
    return { weather: await this.service.at(marina_id) };
  }
}
